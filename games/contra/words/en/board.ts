import type { EnemyFace } from '../../content/dice.ts';
import type { SpaceKind } from '../../content/index.ts';
import { whoIsAt } from '../../facts/places.ts';
import type { BoardWords } from '../board.ts';
import { answer } from './buttons.ts';
import { cardWords as cards } from './cards.ts';
import { and as list } from './grammar.ts';
import { legend } from './legend.ts';
import { CARRIED_SAYS, epilogue, RULE_SAYS, SETUP_SAYS, TALE_WORDS } from './tales.ts';
import { fallen, thing } from './things.ts';

const PHASES = { setup: 'setting up', commandos: 'commandos act', enemies: 'enemies attack', stage: 'the stage acts' } as const;
const STATES = { acting: 'acting now', done: 'turn taken', attacked: 'under attack', ready: 'still to go', idle: '' } as const;
const RESULTS: Readonly<Record<EnemyFace, string>> = { M: 'mobility', A: 'accuracy', S: 'subtlety', '*': 'any type', SP: 'special' };

function s(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

function kindName(kind: SpaceKind): string {
  return cards.spaceName(kind);
}

const ASK_ALL = { always: 'whenever we could step in', 'in-danger': 'when somebody is in danger', never: 'only in our own turns' } as const;

export const board: BoardWords = {
  cards,
  chip: ({ round, phase, stage, enemy, story }) => ({
    short: round === 0 ? 'Setting up' : `Round ${round}`,
    rest: [
      ...(round === 0 ? [''] : ['', PHASES[phase]]),
      ...(story === null ? [] : [`${TALE_WORDS[story.tale].title} ${story.part}`]),
      `${cards.stageName(stage)}, ${cards.enemyDeckName(enemy)}`,
    ].join(' · '),
  }),
  map: (stage, spaces) => `${cards.stageName(stage)}, ${s(spaces, 'space')}. Arrow keys walk over it.`,
  space({ id, kind, ledge }, view, open) {
    const { commando, foes, boss } = whoIsAt(view, id);
    const there = [
      ...(commando === null ? [] : [cards.commandoName(commando)]),
      ...(boss ? [cards.enemyDeckName(view.enemy)] : []),
      ...foes.map((foe) => `${cards.enemyName(foe.id)}, ${foe.health - foe.damage} of ${foe.health} health`),
      ...(view.pillboxes.includes(id) ? ['sensor token'] : []),
      ...(view.grenades.includes(id) ? ['grenade'] : []),
      ...(view.dimers.includes(id) ? ['bubble dimer'] : []),
      ...(view.gels[id] === undefined ? [] : [`${view.gels[id]} gels`]),
      ...(view.scorch[id] === undefined ? [] : [`${view.scorch[id]} damage`]),
      ...(view.broken.includes(id) ? ['broken'] : []),
    ];
    const may = [
      ...new Set(
        open.map(({ do: does }) => (does === 'run' ? 'run here' : does === 'jump' ? 'jump here' : does === 'attack' || does === 'again' ? 'attack' : 'choose')),
      ),
    ];
    return `${id}, ${kindName(kind)}${ledge === '' ? '' : ', ledge'}${there.length === 0 ? '' : `: ${there.join(', ')}`}.${may.length === 0 ? '' : ` You may ${may.join(' or ')}.`}`;
  },
  area: {
    label: (name) => `${name}’s play area`,
    you: 'you',
    state: (who, acting) => [who, STATES[acting]].filter((text) => text !== '').join(', '),
    stats: (dice, range) => `${s(dice, 'die', 'dice')}, range ${range}`,
    tokens: (type, n) => `${n} ${cards.advantageName(type)}`,
    medals: (n) => (n === 0 ? 'no medals left' : s(n, 'medal')),
    slot: (slot, on) => `Objective ${slot}, ${on ? 'token on the mission card' : 'not earned yet'}`,
    gels: (n) => s(n, 'gel'),
    bonus: (dice) => `+${s(dice, 'die', 'dice')} next attack`,
    screen: (dice) => `−${s(dice, 'enemy die', 'enemy dice')}`,
    foe: (name, token, left, of, breached) => `${name}, ${token}, ${left} of ${of} health${breached ? ', breached' : ''}`,
    boss: (name, left, of, defeated) => (defeated ? `${name}, boss card, defeated` : `${name}, boss card, ${left} of ${of} health`),
    breached: 'Breached: ability and special are ignored this round.',
    defeated: 'defeated',
  },
  legend,
  stage: {
    label: 'Stage play area',
    deck: 'Stage deck',
    left: (left, of) => (left === 0 ? 'empty: the next draw loses' : `${left} of ${of} left`),
    known: (card) => `next: ${card}`,
    alarm: (tokens, of) => `${tokens} of ${of} alarm tokens`,
    slip: (at, last) => `slip marker on space ${at} of ${last}`,
  },
  decks: {
    title: 'Decks and supply',
    names: { stage: 'Stage deck', enemy: 'Enemy deck', weapon: 'Weapon deck', objective: 'Objective deck' },
    left: (n) => `${n} left`,
    discarded: (names) => (names.length === 0 ? 'nothing discarded' : `discarded: ${names.join(', ')}`),
    supply: 'Advantage tokens in the supply',
    onTop: 'On top of the stage deck',
  },
  page: {
    card: 'commando card',
    stage: 'stage card',
    stagePillbox: 'stage card with a pillbox icon',
    weapon: 'weapon',
    objective: 'objective card',
    character: 'character card',
    reference: 'Reference cards',
    front: 'While it stands',
    back: 'Defeated side',
    close: 'Card',
    hand: 'Hand',
    health: (n) => `${n} health`,
    mission: (slot) => `mission card, objective ${slot}`,
    boss: (number, health, defeated) => `boss card ${number}, ${defeated ? 'defeated' : `${health} health`}`,
  },
  dice: {
    fight: 'Attack roll',
    assault: (who) => `Enemy attack on ${who}`,
    counts(face, state, extra, reroll) {
      if (reroll) return [face === 'critical' || face === 'success' ? face : cards.advantageName(face), 'roll again?'];
      if (face === 'critical') return ['critical', '1 + a die'];
      if (face === 'success') return ['success', extra ? 'exploded' : ''];
      return state === 'converted' ? ['converted', `was ${face}`] : [cards.advantageName(face), `gain 1 ${face}`];
    },
    result: (face) => RESULTS[face],
    reroll: 'roll again?',
    specialDone: 'done',
    added: 'Added',
    specialsLeft: (n) => (n === 1 ? 'special still to come' : 'specials still to come'),
    suffers: (who) => `damage for ${who}`,
    damageTo: (n, targets) => `damage to ${list(targets)}${n === 0 ? ' so far' : ''}`,
  },
  hand: {
    label: (name, n) => `${name}’s hand, ${s(n, 'card')}`,
    empty: 'No cards in hand',
    piles: (deck, discard) => `${deck} in deck, ${discard} discarded`,
  },
  dock: {
    offers: 'What you can do',
    answer,
    target: ({ do: does }) => (does === 'again' ? 'attack again' : does === 'attack' ? 'attack' : 'choose'),
    asking: 'When to ask me',
    askAll: (when) => `Ask all of us ${ASK_ALL[when]}`,
    allOfUs: 'All',
    askingSays: 'Ask me to step in …',
    when: { always: 'always', 'in-danger': 'in danger', never: 'never' },
    stepIn: 'You may step in',
    owes: 'Still to pay:',
    damage: 'Damage:',
    mulligan: 'Once only: draw as many new cards, then shuffle the old ones back in.',
    play: (card) => `Play ${card}`,
    assign: 'Damage for each boss card',
    drawn: 'Drawn',
    current: 'Current',
    revealed: 'Revealed',
  },
  stack: {
    title: 'What is going on',
    newest: 'newest on top',
    now: 'Now',
    waits: 'Waits',
    deep: (n) => (n === 1 ? 'What is going on' : `What is going on: ${n} effects`),
    frame({ kind, what }, who, { fight }) {
      const name = thing(what);
      switch (kind) {
        case 'attack':
          return { title: 'Attack', sub: `${who}${fight === null ? '' : `: ${STEPS[fight.step]}`}` };
        case 'enemy-attack':
          return { title: 'Enemy attack', sub: `on ${who}` };
        case 'special':
          return { title: `${name}: special`, sub: `on ${who}` };
        case 'activate':
          return { title: name, sub: 'Activate effect' };
        case 'stage-card':
          return { title: name, sub: 'stage card' };
        case 'objective':
          return { title: name, sub: `${who} scouts` };
        case 'defeated':
          return { title: `${name} falls`, sub: who };
        case 'flipped':
          return { title: `${name} is flipped`, sub: who };
        default:
          return { title: name, sub: who };
      }
    },
    between: 'Who may step in',
    may: (who, ability, cost) => `${who} may step in: ${ability}, ${cost}`,
    nobody: (attack) => (attack ? 'Nobody may step in during a commando’s attack.' : 'Nobody else may step in now.'),
  },
  strip: { label: 'Commandos', stage: 'Stage play area' },
  effects: { flipped: 'flipped', medal: 'medal lost', withstands: 'withstands', prevents: 'prevented', success: 'objective earned', scout: 'scouted' },
  zoom: { nearer: 'Zoom in', farther: 'Zoom out', whole: 'Show the whole map' },
  choices: {
    title: 'The mission',
    free: 'Single mission',
    story: 'Story',
    stage: 'Stage',
    enemy: 'Boss',
    commandos: 'Commandos',
    stageSays: {
      jungle: 'An alarm that counts up, two ledges, a straight road. Good for the first game.',
      waterfall: 'The Slip Track pushes you back unless you stand on a platform.',
      'snow-field': 'Grenades land where you stand, drifts stop your run, a tank waits.',
      'alien-lair': 'Gels multiply in the wadders. Burn them before they climb onto you.',
    },
    bossSays: {
      'defense-wall': 'Attacks from afar bounce off. Never moves.',
      garmakilma: 'Hides behind bubbles that hurt and blind you.',
      gordea: 'Walks towards you and tramples whoever is next to it.',
      java: 'Hatches buggers, and is shielded while one of them lives.',
    },
    commandoSays: {
      bill: 'Steady firepower, orders to the team',
      lance: 'Close assault, jumps and reactions',
      lucia: 'Technology: many targets, help at a distance',
      sweets: 'Scavenger: weapons, traps, cards',
    },
    difficulty: (n) => `difficulty ${n} of 4`,
    hard: (sum) => (sum <= 3 ? 'a first game' : sum <= 5 ? 'standard' : 'hard'),
    tales: TALE_WORDS,
    part: (part) => `Part ${part}`,
    setup: (setup) => SETUP_SAYS[setup],
    rule: (rule) => RULE_SAYS[rule],
    health: (n) => `Each boss card has ${n} more health.`,
    carried: (carried) => CARRIED_SAYS[carried],
    alone: 'Begun here, this part is a game of its own. The story is won from part 1 on.',
    earned: 'Carried over',
    special: 'Special in this part',
    whoPlays: (name) => (name === '' ? 'stays home' : name),
  },
  end: {
    headline: (ending, view) =>
      ({
        destroyed: `${cards.enemyDeckName(view.enemy)} falls in round ${view.round}`,
        escaped: `${cards.stageName(view.stage)}: out in round ${view.round}`,
        fallen: `${fallen(view)} falls in round ${view.round}`,
        'out-of-time': `Time runs out in round ${view.round}`,
      })[ending],
    team: 'The commandos',
    dealt: 'damage dealt',
    feat: (feat, n) =>
      ({
        criticals: `${s(n, 'die', 'dice')} exploded from criticals`,
        weapons: `${s(n, 'weapon')} found`,
        objectives: `${s(n, 'objective')} earned`,
        reactions: `${s(n, 'reaction')} played`,
      })[feat],
    bossLeft: 'health left on the boss',
    rounds: 'rounds',
    clock: 'stage cards left',
    downed: 'enemies down',
    epilogue,
    alone: 'This part was played on its own. The story begins with part 1.',
    next: (next, carried) =>
      next === 'won'
        ? 'The story is won.'
        : next === 'lost'
          ? 'The story is lost.'
          : `On to part ${next}${carried.length === 0 ? '' : `, with ${list(carried.map((what) => CARRIED_SAYS[what]))}`}.`,
  },
  curve: 'Health of the boss',
  examples: () => import('./examples.ts'),
};

const STEPS = { roll: 'rolls', convert: 'converts results', deal: 'deals damage', gain: 'gains advantage' } as const;
