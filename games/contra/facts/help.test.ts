import { expect, test } from 'vitest';
import { at } from '#kernel';
import { type SpaceId, stage } from '../content/index.ts';
import { jungle } from '../testing/views.ts';
import { helpFor } from './help.ts';

const view = jungle();

test('another way to a space is found: a jump, a run, or a card that moves', () => {
  expect(helpFor({ do: 'run', who: 'lance', to: 'J26', via: [] }, [{ do: 'jump', who: 'lance', to: 'J26' }], view)).toEqual({ is: 'jump', to: 'J26' });
  const run = { do: 'run', who: 'lance', to: 'J34', via: ['J35'] } as const;
  expect(helpFor({ do: 'run', who: 'lance', to: 'J34', via: [] }, [run], view)).toEqual({ is: 'run', to: 'J34', via: ['J35'] });
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

test('a second attack is helped like the first; what is not in play is not reached, and nobody attacks between turns', () => {
  const engage = { do: 'play', who: 'lance', card: 'engage' } as const;
  expect(helpFor({ do: 'again', who: 'lance', target: 'boss' }, [engage], view)).toEqual({ is: 'reaches', card: 'engage' });
  expect(helpFor({ do: 'attack', who: 'lance', target: 'red garth' }, [engage], view)).toBeNull();
  expect(helpFor({ do: 'attack', who: 'lance', target: 'boss' }, [engage], { ...view, active: -1 })).toBeNull();
  expect(helpFor({ do: 'attack', who: 'lance', target: 'boss' }, [{ do: 'play', who: 'lance', card: 'somersault' }, engage], view)).toEqual({
    is: 'reaches',
    card: 'engage',
  });
  expect(helpFor({ do: 'end-turn', who: 'lance' }, [engage], view)).toBeNull();
});

test('a jump to the very space is better than a way, which is better than a card; with other runs left a card is not named', () => {
  const jump = { do: 'jump', who: 'lance', to: 'J26' } as const;
  const way = { do: 'run', who: 'lance', to: 'J26', via: ['J27'] } as const;
  const card = { do: 'play', who: 'lance', card: 'somersault' } as const;
  const slide = { do: 'play', who: 'lance', card: 'slide-shot' } as const;
  const tried = { do: 'run', who: 'lance', to: 'J26', via: [] } as const;
  expect(helpFor(tried, [card, way, jump], view)).toEqual({ is: 'jump', to: 'J26' });
  expect(helpFor(tried, [{ ...jump, to: 'J35' }, card, way], view)).toEqual({ is: 'run', to: 'J26', via: ['J27'] });
  expect(helpFor(tried, [{ ...jump, to: 'J35' }, card, { ...way, to: 'J35' }], view)).toBeNull();
  expect(helpFor(tried, [{ do: 'play', who: 'lance', card: 'engage' }, slide, card], view)).toEqual({ is: 'moves', card: 'slide-shot' });
  expect(helpFor(tried, [{ do: 'play', who: 'lance', card: 'engage' }], view)).toBeNull();
});

test('a card reaches as far as its range and no farther; a space to be chosen for something else is no way', () => {
  const reaches = (boss: SpaceId): unknown =>
    helpFor({ do: 'attack', who: 'lance', target: 'boss' }, [{ do: 'play', who: 'lance', card: 'engage' }], { ...view, boss: [boss] });
  expect([reaches('J33'), reaches('J32')]).toEqual([{ is: 'reaches', card: 'engage' }, null]);
  expect(helpFor({ do: 'run', who: 'lance', to: 'J26', via: [] }, [{ do: 'start', who: 'lance', to: 'J26' }], view)).toBeNull();
});

test('a card that moves is named where there is room beside, and not where somebody stands all around', () => {
  const somersault = { do: 'play', who: 'lance', card: 'somersault' } as const;
  const tried = { do: 'jump', who: 'lance', to: 'J01' } as const;
  const { map } = stage(view.stage);
  const here = view.fighters[view.active]?.space ?? '';
  const beside = (map.links[map.named(here)] ?? []).map((space) => at(map.spaces, space).id);
  expect(beside.length).toBeGreaterThan(1);
  expect(helpFor(tried, [somersault], { ...view, boss: beside })).toBeNull();
  expect(helpFor(tried, [somersault], { ...view, boss: beside.slice(1) })).toEqual({ is: 'moves', card: 'somersault' });
  const comrade = (space: SpaceId) => view.fighters.map((f, seat) => (seat === view.active ? f : { ...f, space }));
  expect(helpFor(tried, [somersault], { ...view, boss: beside.slice(1), fighters: comrade(at(beside, 0)) })).toBeNull();
});
