import { expect, test } from 'vitest';
import { jungle } from '../testing/views.ts';
import { helpFor } from './help.ts';

const view = jungle();

test('another way to a space is found: a jump, a run, or a card that moves', () => {
  expect(helpFor({ do: 'run', who: 'lance', to: 'J26', via: [] }, [{ do: 'jump', who: 'lance', to: 'J26' }], view)).toEqual({ is: 'jump', to: 'J26' });
  const run = { do: 'run', who: 'lance', to: 'J34', via: ['J35'] } as const;
  expect(helpFor({ do: 'run', who: 'lance', to: 'J34', via: [] }, [run], view)).toEqual({ is: 'way', to: 'J34', via: ['J35'] });
  expect(helpFor({ do: 'jump', who: 'lance', to: 'J01' }, [{ do: 'play', who: 'lance', card: 'somersault' }], view)).toEqual({
    is: 'moves',
    card: 'somersault',
  });
  expect(helpFor({ do: 'end-turn', who: 'lance' }, [run], view)).toBeNull();
});

test('a card that reaches a target is found, as far as stage cards in play let it', () => {
  const boss = { do: 'attack', who: 'lance', target: 'boss' } as const;
  expect(helpFor(boss, [{ do: 'play', who: 'lance', card: 'engage' }], view)).toEqual({ is: 'reaches', card: 'engage' });
  const far = { ...view, boss: ['J10'] as const };
  expect(helpFor(boss, [{ do: 'play', who: 'lance', card: 'engage' }], far)).toBeNull();
});
