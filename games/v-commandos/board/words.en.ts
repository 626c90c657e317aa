import { effectOf, eventNamed } from '../content/events.ts';
import { type Terrain, terrainNamed } from '../content/map.ts';
import type { Preview } from '../preview.ts';
import { ABILITY_NAMES, ABILITY_TEXTS, ENEMY_NAMES, eventText, KIT_NAMES, specialText, terrainText, WEAPON_NAMES } from '../words/en/cards.ts';
import { deadly, fireSays, follows, percent } from '../words/en/foretells.ts';
import { words as spoken } from '../words/en/index.ts';
import { counted, list, SIDES } from '../words/en/phrases.ts';
import { cardName, entranceIn, commandoName as name, terrainName } from '../words/places.ts';
import { toolOf } from './choosing.ts';
import { names } from './words/names.en.ts';
import { toolNames } from './words/tools.en.ts';
import type { BoardWords, VCommandosWords } from './words.ts';

const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const PHASES = {
  'set-up': 'set-up',
  event: 'event',
  commandos: 'commandos act',
  reinforcements: 'enemies act',
  movement: 'enemies act',
  fire: 'enemies act',
  end: 'end of turn',
};
/** What an action is paid with. */
const price = ({ pays }: Preview): string => (pays === 'plus' ? '+1' : `${pays} AP`);
const STATES = { stealthy: 'Stealthy', visible: 'Visible', critical: 'Critical' };
const SIZES = ['small', 'medium', 'large'];

const board: BoardWords = {
  names,
  enemies: ENEMY_NAMES,
  kits: KIT_NAMES,
  weapons: WEAPON_NAMES,
  abilities: ABILITY_NAMES,
  abilityTexts: ABILITY_TEXTS,
  sides: SIDES,
  eventText: (id) => eventText(effectOf(eventNamed(id))),
  special: specialText,
  terrainRule: terrainText,
  chip: (card, turn, phase) => {
    const short = phase === 'set-up' ? PHASES[phase] : `turn ${turn}`;
    return { short, whole: `${cardName(card)}, ${short}${phase === 'set-up' ? '' : `, ${PHASES[phase]}`}` };
  },
  zoom: { nearer: 'Zoom in', farther: 'Zoom out', whole: 'Show the whole map' },
  percent,
  rule: 'Read the rule',
  you: 'you',
  map: (ids) => `Map of ${list(ids.map(terrainName))}. Arrow keys walk over the tiles.`,
  tile(view, index, number, open) {
    const terrain = view.terrains[index];
    const map: Terrain = terrainNamed(terrain?.id ?? 'lighthouse');
    const tile = map.tiles[number];
    const seen = terrain?.tiles[number];
    if (terrain === undefined || tile === undefined || seen === undefined) return '';
    const ref = `${map.id}/${tile.letter}`;
    const parts = [`${tile.name}, ${SIZES[tile.size]}, ${tile.place === 'indoor' ? 'indoors' : 'outdoors'}`];
    const here = view.commandos.flatMap((c) => (c.id !== null && c.tile === ref ? [`${name(c.id)} (${STATES[c.state]})`] : []));
    if (here.length > 0) parts.push(list(here));
    if (seen.enemies.length > 0) parts.push(counted(seen.enemies.map((id) => ENEMY_NAMES[id])));
    if (seen.guard !== null) parts.push(`${ENEMY_NAMES[seen.guard]} on guard`);
    terrain.objectives.forEach(({ done }, o) => {
      if (map.objectives[o] === number) parts.push(`objective ${o + 1}${done ? ', done' : `: ${map.data.objectives[o]?.says}`}`);
    });
    if (map.alarm === number && terrain.alarmToken) parts.push(terrain.alarm ? 'the alarm sounds' : 'the alarm, quiet');
    if (map.nest === number) parts.push(map.nestKind === 'mg' ? 'machine-gun nest' : 'Goliath nest');
    if (seen.trapdoor !== null) parts.push(seen.trapdoor === 'open' ? 'open trapdoor' : 'blocked trapdoor');
    if (seen.barrel) parts.push('gas barrel');
    if (seen.gas) parts.push('gas');
    if (seen.smoke) parts.push('smoke');
    if (seen.charges.length > 0) parts.push('TNT in place');
    if (seen.kit.length > 0) parts.push(counted(seen.kit.map((id) => KIT_NAMES[id])));
    return [parts.join('; '), ...open].join(': ');
  },
  tag({ answer, preview }) {
    if (preview === null) return answer.do === 'go' ? 'go here' : 'choose';
    const ap = price(preview);
    if (preview.falls.length + preview.escapes.length > 0) return `${ap}, deadly`;
    if (toolOf(answer) !== 'walk') return ap;
    if (preview.visible) return `${ap}, seen`;
    if (preview.fire !== null) return `${ap}, under fire`;
    const [stealth] = preview.stealth;
    if (stealth !== undefined) return `${percent(stealth.unseen)} unseen`;
    return preview.alarm.length > 0 ? `${ap}, alarm` : `${ap}, hidden`;
  },
  door: (ref, open) => `${open ? 'Open' : 'Locked'} door between ${list(names.door(ref))}`,
  entrance: (view, ref, draws, waiting, barricaded) =>
    `Entrance ${entranceIn(view, ref)} at ${names.entrance(ref)}: draws ${draws}${waiting > 0 ? `, ${waiting} outside` : ''}${barricaded ? ', barricaded' : ''}`,
  token: (own) =>
    `${own.id === null ? '' : name(own.id)}, ${STATES[own.state]}${own.uniform ? ', in uniform' : ''}${own.tile === null ? '' : `, ${names.tile(own.tile)}`}`,
  states: STATES,
  underground: 'Underground',
  out: 'Eliminated',
  team: {
    label: 'Commandos',
    card: (own, who) =>
      `${own.id === null ? '' : name(own.id)}${who === '' ? '' : ` (${who})`}: ${own.place === 'out' ? 'Eliminated' : STATES[own.state]}${own.tile === null ? (own.place === 'underground' ? ', Underground' : '') : `, ${names.tile(own.tile)}`}, ${some(own.actions, 'action')}, ${some(own.wounds, 'wound')}`,
    actions: (left, of) => `${left} of ${some(of, 'action')} left`,
    short: (left, of) => `${left}/${of} AP`,
    wounds: (n, of) => (n === 0 ? 'no wounds' : `${n} of ${some(of, 'wound')}`),
    begins: (who) => `${name(who)} begins`,
    saved: (n) => `${some(n, '[+1] token')} saved`,
    close: 'Close',
  },
  event: {
    title: (turn) => `Event, turn ${turn}`,
    none: 'No event yet',
    idle: 'It has no effect here.',
    heading: (direction) => (direction === '?' ? 'the next card says where enemies go' : 'enemies go this way, unless one of you is Visible'),
    short: (direction) => (direction === '?' ? 'direction unknown' : `enemies go ${SIDES[direction]}`),
  },
  objectives: {
    title: 'Objectives',
    state: (data, where, work, done, holder) =>
      done
        ? 'done'
        : holder !== null
          ? `${name(holder)} has it: get out`
          : data.do === 'work'
            ? `${where}, ${work} of ${data.actions}`
            : {
                blast: `${where}, by an explosion`,
                photo: `${where}, Stealthy`,
                target: `${where}, eliminate`,
                take: `${where}, carry it out`,
                free: `${where}, lead out`,
              }[data.do],
    guarded: 'the guard has to go first',
    alarm: (loud, silenceable) => (loud ? (silenceable ? 'The alarm sounds' : 'The alarm sounds for good') : 'Alarm quiet'),
    draws: (n) => `${some(n, 'token')} per turn`,
    done: (done, of) => `${done} of ${some(of, 'objective')}`,
  },
  beside: 'Event, objectives and enemies',
  legend: {
    title: 'Signs on the map',
    open: 'open',
    locked: 'locked',
    trapdoor: 'trapdoor',
    blocked: 'blocked',
    entrance: 'enemies come in here; the number is tokens per turn',
    size: 'small tile (M medium, L large): 4 or more on a die hits',
  },
  tools: {
    label: 'What you can do',
    of: (who) => `What ${name(who)} can do`,
    name: (tool, ability) => toolNames(tool, ability),
    cost: (n) => (n === 0 ? 'free' : `${n} AP`),
    plus: '+1',
    back: 'Back',
    places: (n) => (n === 1 ? 'Click the glowing place on the map' : `Click one of the ${n} glowing places on the map`),
  },
  end: 'End turn',
  pass: 'No, go on',
  begin: (who, actions) => `${name(who)}, ${actions} AP`,
  plan: {
    title(answer) {
      if ('tile' in answer && (answer.do === 'move' || answer.do === 'creep' || answer.do === 'up' || answer.do === 'creep-up'))
        return `If you ${answer.do === 'move' ? 'enter' : answer.do === 'creep' ? 'creep into' : answer.do === 'up' ? 'come up at' : 'creep up at'} ${names.tile(answer.tile)}`;
      if (answer.do === 'down') return 'If you go Underground';
      if (answer.do === 'shoot') return `If you shoot at ${names.tile(answer.tile)}`;
      if (answer.do === 'stab') return 'If you strike';
      return 'If you do this';
    },
    stays: (who) => `If ${name(who)} stays`,
    deadly,
    follows,
    fire: fireSays,
    blast: (tile, falls) => `*The Goliath on ${tile} goes off: ${list(falls.map(name))} ${falls.length === 1 ? 'is' : 'are'} killed by the explosion.*`,
    short: {
      fire: (n) => (n === 1 ? '1 fires' : `${n} fire`),
      dice: (n, needed) => `${some(n, 'die', 'dice')}, ${needed}+`,
      average: 'hits on average',
      number: (n) => n.toFixed(1),
    },
    hits: 'Chance of hits',
    confirm({ answer, preview }, risky) {
      if (risky) return 'Go anyway';
      switch (answer.do) {
        case 'creep':
        case 'creep-up':
          return preview === null ? 'Creep' : `Creep, ${price(preview)}`;
        case 'shoot':
          return 'Shoot';
        case 'stab':
          return 'Strike';
        default:
          return 'Go';
      }
    },
    quiet({ answer, preview }) {
      if (preview === null || !('tile' in answer || answer.do === 'don')) return '';
      if (!('tile' in answer)) return `*Uniform first, ${price(preview)}* tiles count as small`;
      const how = answer.do === 'creep' ? 'Creep to' : answer.do === 'creep-up' ? 'Creep up at' : '';
      const [stealth] = preview.stealth;
      return `*${how === '' ? `${names.tile(answer.tile)} instead` : `${how} ${names.tile(answer.tile)}`}, ${price(preview)}* ${stealth === undefined ? 'stays Stealthy' : `${percent(stealth.unseen)} unseen`}`;
    },
  },
  rail: {
    title: 'Enemies',
    last: (turn) => `Enemies, turn ${turn}`,
    alarm: 'Alarm sounds',
    quiet: 'Quiet',
    steps: { reinforcements: 'Reinforcements', movement: 'Movement', fire: 'Fire', end: 'End of turn' },
    heads: (direction) => (direction === null ? 'towards whoever is Visible' : `${SIDES[direction]}, as the event says`),
    draws: (entrance, enemies, nulls) =>
      `${entrance}: ${enemies.length === 0 ? (nulls > 0 ? 'a blank' : 'nobody') : counted(enemies)}${enemies.length > 0 && nulls > 0 ? ' and a blank' : ''}`,
    goes: (enemies, from, to) => `${counted(enemies)}: ${from} to ${to}`,
    finds: (who, found) => (found ? `${name(who)} is found` : `${name(who)} stays hidden`),
    fires: (from, who) => `${from} at ${name(who)}`,
    hits: (n) => (n === 0 ? 'missed' : some(n, 'hit')),
    nobody: 'Nobody to shoot at',
    window: 'Now: do anything free?',
    willDraw: (n) => `${some(n, 'token')} from the bag`,
    willFire: (from, dice) => `${from}: ${some(dice, 'die', 'dice')}`,
    ends: (turn) => `End of turn ${turn}`,
  },
  bag: {
    label: 'Enemy bag',
    says: (now, usual, lost) =>
      `in the enemy bag${lost === null ? '.' : `, ${now === null || now === usual ? `*${usual} per turn*` : `*${now} this turn*, then ${usual}`}. At this rate you lose on *turn ${lost}*.`}`,
    special: 'Special',
    nothing: 'blank',
    waiting: (n) => `${some(n, 'Special')} to join`,
  },
  operation: {
    objectives: (done, of) => `*${done} of ${of}* objectives done`,
    terrain: (alarm, complete, enemies) => (complete ? 'complete' : `${alarm ? 'alarm' : 'quiet'}, ${some(enemies, 'enemy', 'enemies')}`),
    next: 'next',
    onward: 'On to the next',
    column: (n) => `Column ${n}`,
    complete: (n) => (n > 1 ? 'Both terrains complete' : 'Terrain complete'),
  },
  briefing: {
    operation: 'Operation',
    single: 'One terrain',
    modules: { base: 'Base game', R: 'Résistance', S: 'Secret Weapons' },
    moduleSays: { base: 'raids by night', R: 'airdrops, dogs, gas', S: 'smoke, rockets, Goliaths' },
    card: 'What you play',
    botsWin: (times, n) => `Bots win ${times} of 10 with ${some(n, 'commando')}.`,
    kitBag: (tokens, spotted) => `${tokens} tokens in the equipment bag, ${spotted} of them Spotted.`,
    cardSays: (terrains, fewest, most) => `${terrains > 1 ? `${terrains} terrains, ` : ''}${fewest === most ? fewest : `${fewest} to ${most}`} commandos`,
    who: 'Who goes',
    choose: 'Choose at the table',
    random: 'Deal at random',
    sideOf: (side, who) => `${name(who)}, side ${side}`,
    kit: (actions, wounds, plus) => `${actions} AP, ${some(wounds, 'wound')}, saves ${plus === 0 ? 'none' : plus}`,
    veteran: 'Veteran only',
    byNight: 'By night',
    commandos: (n) => some(n, 'commando'),
    how: 'How many commandos go',
    fewer: 'One commando fewer',
    more: 'One commando more',
    roster: 'Pick a card, then a side',
    replaces: 'Who takes over? Replacements have their weapons, but no equipment.',
    taken: 'taken',
  },
  debrief: {
    headline: (cause, turn) =>
      ({
        success: `Home by night on turn ${turn}`,
        bag: `The bag is empty on turn ${turn}`,
        eliminated: `The last commando falls on turn ${turn}`,
        'no replacement': `Nobody left to send on turn ${turn}`,
        card: `Too late on turn ${turn}`,
      })[cause] ?? `It ends on turn ${turn}`,
    success: 'Every objective is done, and the survivors are out.',
    failure: (cause) =>
      ({
        bag: 'A token was due and *the bag was empty*.',
        eliminated: '*All commandos* are Eliminated.',
        'no replacement': '*No commando is left* to take over.',
        card: '*Time ran out* before the job was done.',
      })[cause] ?? '',
    casualties: 'Casualties',
    down: 'enemies down',
    home: 'home',
    caught: 'caught',
    eliminated: 'Eliminated',
    fate: (wounds, seen, turn) =>
      turn !== null
        ? `fell on turn ${turn}`
        : `${wounds === 0 ? 'unhurt' : some(wounds, 'wound')}, ${seen === 0 ? 'never seen' : seen === 1 ? 'seen once' : `seen ${seen} times`}`,
    noise: 'Noise and alarm, turn by turn',
    turn: 'turn',
    signs: { alarm: 'alarm', seen: 'seen', explosion: 'explosion', objective: 'objective', lost: 'lost' },
    grade: 'How it went',
    grades: {
      ghosts: ['Ghosts', 'no alarm on any terrain'],
      clean: ['Clean', 'nobody was Eliminated'],
      pyrrhic: ['Pyrrhic', 'a single commando is left'],
      costly: ['Costly', 'not everybody came back'],
      failed: ['Failure', ''],
    },
    honours: 'Honours',
    honour: (kind, n, of) =>
      ({
        objectives: ['Every objective', `${n} of ${of}`] as const,
        unseen: ['Unseen', n === 0 ? 'nobody was ever Visible' : `seen ${n === 1 ? 'once' : `${n} times`}`] as const,
        'all-home': ['All come home', n === of ? 'everybody' : `${n} of ${of}`] as const,
      })[kind],
    alarmTurns: (n, of) => `${n} of ${of}`,
    inAlarm: 'turns in alarm',
    ways: 'How near the end was',
    way: (kind, happened, lowest, left) =>
      ({
        bag: happened ? '*Bag*: empty when a token was due' : `*Bag*: no turn began with fewer than ${some(lowest, 'token')}`,
        eliminated: happened ? '*Commandos*: nobody left' : `*Commandos*: ${left} still up`,
        'no replacement': '*Replacements*: nobody left to send',
        card: '*The hour on the card*: passed',
      })[kind],
  },
  examples: () => import('./words/examples.en.ts'),
  curve: 'Tokens in the enemy bag',
};

export const words: VCommandosWords = { ...spoken, board };
