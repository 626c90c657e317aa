import { useMemo } from 'react';
import { useTable } from '#kit';
import { type Falls, fallsIn } from './deeds.ts';

/** In which turn somebody fell. */
export function useFalls(): Falls {
  const { scene, told } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told changes with the scene alone
  return useMemo(() => fallsIn(told(), 1), [scene]);
}
