import type { Carried, PartNumber, SpecialRule, SpecialSetup, TaleId } from '../../content/stories.ts';

/** The stories, told in our own words. */
export const TALE_WORDS: Readonly<
  Record<TaleId, { readonly title: string; readonly says: string; readonly parts: readonly { readonly title: string; readonly prologue: string }[] }>
> = {
  return: {
    title: 'Return to Galuga',
    says: 'Four missions deeper and deeper into the islands, to whatever hatches there.',
    parts: [
      {
        title: 'Through the gate',
        prologue: 'A signal from the jungle should not be there. Behind the ferns stands a wall, and behind the wall something is being built.',
      },
      {
        title: 'Up the falls',
        prologue: 'The tracks lead up the waterfall. Stone slabs hang in the spray, and an eye looks down that may or may not be real.',
      },
      { title: 'White field', prologue: 'Beyond the falls lies snow, and in the snow a walker with blades for hands. Its tank has heard you coming.' },
      {
        title: 'The heart below',
        prologue: 'The shaft ends in a cave that breathes. Whatever gave the signal lays its eggs here, and some of them are already open.',
      },
    ],
  },
  escape: {
    title: 'Escape from Galuga',
    says: 'The mission is done. Now the way back: four missions out of the lair, with everything behind you.',
    parts: [
      {
        title: 'Wrong end of the cave',
        prologue: 'The lair collapses, and the walker stands between you and the daylight. This time you start where the boss belongs.',
      },
      { title: 'The second wall', prologue: 'They have rebuilt the wall across the snow, thicker than before. There is no other way to the coast.' },
      {
        title: 'Down the falls',
        prologue: 'The eye over the falls cannot be harmed any more. You need not win against it: hold out until the water has carried you down.',
      },
      {
        title: 'Last boat',
        prologue: 'The mother has followed. She sits at the landing, and you come out of the base behind her. Nobody leaves before she is gone.',
      },
    ],
  },
};

const WON: Readonly<Record<TaleId, readonly string[]>> = {
  return: [
    'The wall burns. In its supplies there is something for everybody.',
    'The eye closes. Its last order shows where the next target lies.',
    'The walker falls silent. Its radio still knows what is coming.',
    'The heart stops, and the islands are quiet. For now.',
  ],
  escape: [
    'Daylight. You have a head start, and you have grown used to being outnumbered.',
    'The wall is down again. Whoever guarded the coast has run.',
    'The current spits you out below the falls, beside a crate that somebody lost. It is not empty.',
    'The boat casts off. Behind you the island sinks into the sea.',
  ],
};

const LOST: Readonly<Record<TaleId, readonly string[]>> = {
  return: [
    'You fall back into the ferns. The wall still stands: try again.',
    'The water takes you, but it takes you in the right direction. You come round on the far bank with empty hands.',
    'You crawl past the walker in the snow storm. Nobody tells you what waits below.',
    'The lair closes over you. The signal goes on.',
  ],
  escape: [
    'The tunnel falls in behind you and before you. Try again.',
    'You find a gap in the wall, and nothing else. It has to do: the coast is still a long way off.',
    'You reach the bottom, but not all of you in one piece. One of you will feel it in the last fight.',
    'The boat leaves without you. Behind you she is already coming down the landing.',
  ],
};

export function epilogue(tale: TaleId, part: PartNumber, won: boolean): string {
  return (won ? WON : LOST)[tale][part - 1] ?? '';
}

export const SETUP_SAYS: Readonly<Record<SpecialSetup, string>> = {
  'enemy-for-one': 'One commando of your choice draws another enemy.',
  'enemy-for-each': 'Each commando draws another enemy.',
  'slip-second': 'The Slip Track starts on its second slip space.',
  'dogra-on-top': 'A Dogra Mk. II lies among the top three stage cards.',
  'hatch-each': 'Each commando hatches a bugger.',
  'commandos-in-boss-spaces': 'You start in the boss spaces.',
  'boss-beside': 'The boss starts next to them, in one space.',
  'boss-in-start-spaces': 'The boss starts in the start spaces.',
  'commandos-beside-boss': 'You start within one space of the boss spaces.',
  'stage-card-removed': 'One stage card is gone before you begin.',
};

export const RULE_SAYS: Readonly<Record<SpecialRule, string>> = {
  'first-boss-card-immune': 'The boss card with number 1 cannot take damage.',
  'out-of-time-wins': 'You win when the stage deck runs out.',
  'no-slow-down': 'There is no slowing down.',
};

export const CARRIED_SAYS: Readonly<Record<Carried, string>> = {
  token: 'one more advantage token each',
  objective: 'an objective token for one commando',
  reveal: 'a look at the first stage card',
  'stage-card': 'one stage card fewer, if you like',
  weapon: 'a weapon card for one commando',
  'medal-less': 'one medal fewer for one commando',
};
