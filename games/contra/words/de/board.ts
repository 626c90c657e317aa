import type { EnemyFace } from '../../content/dice.ts';
import { whoIsAt } from '../../facts/places.ts';
import type { BoardWords } from '../board.ts';
import { answer } from './buttons.ts';
import { cardWords as cards } from './cards.ts';
import { and as list, or } from './grammar.ts';
import { legend } from './legend.ts';
import { CARRIED_SAYS, epilogue, RULE_SAYS, SETUP_SAYS, TALE_WORDS } from './tales.ts';
import { fallen, thing } from './things.ts';

const PHASES = { setup: 'Aufbau', commandos: 'Kommandos handeln', enemies: 'Gegner greifen an', stage: 'der Schauplatz handelt' } as const;
const STATES = { acting: 'am Zug', done: 'war dran', attacked: 'wird angegriffen', ready: 'noch dran', idle: '' } as const;
const RESULTS: Readonly<Record<EnemyFace, string>> = { M: 'Beweglichkeit', A: 'Zielgenauigkeit', S: 'Heimlichkeit', '*': 'beliebig', SP: 'Spezial' };
const FACES = { success: 'Erfolg', critical: 'kritisch', M: 'Bewegl.', A: 'Zielgen.', S: 'Heiml.' } as const;
const STEPS = { roll: 'würfelt', convert: 'wandelt um', deal: 'macht Schaden', gain: 'erhält Vorteil' } as const;

function n(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const ASK_ALL = { always: 'bei jeder Gelegenheit', 'in-danger': 'bei Gefahr', never: 'nur im eigenen Zug' } as const;

export const board: BoardWords = {
  cards,
  chip: ({ round, phase, stage, enemy, story }) => ({
    short: round === 0 ? 'Aufbau' : `Runde ${round}`,
    rest: [
      ...(round === 0 ? [''] : ['', PHASES[phase]]),
      ...(story === null ? [] : [`${TALE_WORDS[story.tale].title} ${story.part}`]),
      `${cards.stageName(stage)}, ${cards.enemyDeckName(enemy)}`,
    ].join(' · '),
  }),
  map: (stage, spaces) => `${cards.stageName(stage)}, ${spaces} Felder. Die Pfeiltasten gehen darüber.`,
  space({ id, kind, ledge }, view, open) {
    const { commando, foes, boss } = whoIsAt(view, id);
    const there = [
      ...(commando === null ? [] : [cards.commandoName(commando)]),
      ...(boss ? [cards.enemyDeckName(view.enemy)] : []),
      ...foes.map((foe) => `${cards.enemyName(foe.id)}, ${foe.health - foe.damage} von ${foe.health} Leben`),
      ...(view.pillboxes.includes(id) ? ['Sensormarker'] : []),
      ...(view.grenades.includes(id) ? ['Granate'] : []),
      ...(view.dimers.includes(id) ? ['Blasendimer'] : []),
      ...(view.gels[id] === undefined ? [] : [`${view.gels[id]} Gele`]),
      ...(view.scorch[id] === undefined ? [] : [`${view.scorch[id]} Schaden`]),
      ...(view.broken.includes(id) ? ['zerbrochen'] : []),
    ];
    const may = [
      ...new Set(
        open.map(({ do: does }) =>
          does === 'run' ? 'hierher laufen' : does === 'jump' ? 'hierher springen' : does === 'attack' || does === 'again' ? 'angreifen' : 'wählen',
        ),
      ),
    ];
    return `${id}, ${cards.spaceName(kind)}${ledge === '' ? '' : ', Vorsprung'}${there.length === 0 ? '' : `: ${there.join(', ')}`}.${may.length === 0 ? '' : ` Möglich: ${or(may)}.`}`;
  },
  area: {
    label: (name) => `Spielbereich von ${name}`,
    you: 'du',
    state: (who, acting) => [who, STATES[acting]].filter((text) => text !== '').join(', '),
    stats: (dice, range) => `${dice} Würfel, Reichweite ${range}`,
    tokens: (type, count) => `${count} ${cards.advantageName(type)}`,
    medals: (count) => (count === 0 ? 'kein Orden mehr' : n(count, 'Orden', 'Orden')),
    slot: (slot, on) => `Ziel ${slot}, ${on ? 'Marker auf der Missionskarte' : 'noch nicht erreicht'}`,
    gels: (count) => n(count, 'Gel', 'Gele'),
    bonus: (dice) => `+${dice} Würfel im nächsten Angriff`,
    screen: (dice) => `−${dice} Gegnerwürfel`,
    foe: (name, token, left, of, breached) => `${name}, ${token}, ${left} von ${of} Leben${breached ? ', lahmgelegt' : ''}`,
    boss: (name, left, of, defeated) => (defeated ? `${name}, Bosskarte, besiegt` : `${name}, Bosskarte, ${left} von ${of} Leben`),
    breached: 'Lahmgelegt: Fähigkeit und Spezial gelten diese Runde nicht.',
    defeated: 'besiegt',
  },
  legend,
  stage: {
    label: 'Bereich des Schauplatzes',
    deck: 'Schauplatz',
    left: (left, of) => (left === 0 ? 'leer: nächstes Ziehen verliert' : `noch ${left} von ${of}`),
    known: (card) => `als Nächstes: ${card}`,
    alarm: (tokens, of) => `${tokens} von ${of} Alarmmarkern`,
    slip: (at, last) => `Rutschmarker auf Feld ${at} von ${last}`,
  },
  decks: {
    title: 'Stapel und Vorrat',
    names: { stage: 'Schauplatzstapel', enemy: 'Gegnerstapel', weapon: 'Waffenstapel', objective: 'Zielstapel' },
    left: (n) => `noch ${n}`,
    discarded: (names) => (names.length === 0 ? 'nichts abgelegt' : `abgelegt: ${names.join(', ')}`),
    supply: 'Vorteilsmarker im Vorrat',
    onTop: 'Oben auf dem Schauplatzstapel',
  },
  page: {
    card: 'Kommandokarte',
    stage: 'Schauplatzkarte',
    stagePillbox: 'Schauplatzkarte mit Bunkersymbol',
    weapon: 'Waffe',
    objective: 'Zielkarte',
    character: 'Charakterkarte',
    reference: 'Übersichtskarten',
    front: 'Solange sie steht',
    back: 'Besiegt-Seite',
    close: 'Karte',
    hand: 'Hand',
    health: (count) => `${count} Leben`,
    mission: (slot) => `Missionskarte, Ziel ${slot}`,
    boss: (number, health, defeated) => `Bosskarte ${number}, ${defeated ? 'besiegt' : `${health} Leben`}`,
  },
  dice: {
    fight: 'Angriffswurf',
    assault: (who) => `Gegner greifen ${who} an`,
    counts(face, state, extra, reroll) {
      if (reroll) return [FACES[face], 'neu werfen?'];
      if (face === 'critical') return [FACES.critical, '1 + ein Würfel'];
      if (face === 'success') return [FACES.success, extra ? 'dazu' : ''];
      return state === 'converted' ? ['umgewandelt', `war ${face}`] : [FACES[face], `bringt 1 ${face}`];
    },
    result: (face) => (face === '*' || face === 'SP' ? RESULTS[face] : FACES[face]),
    reroll: 'neu werfen?',
    specialDone: 'erledigt',
    added: 'Dazu',
    specialsLeft: (count) => (count === 1 ? 'Spezial steht noch aus' : 'Spezials stehen noch aus'),
    suffers: (who) => `Schaden für ${who}`,
    damageTo: (count, targets) => `Schaden: ${list(targets)}${count === 0 ? ' (bisher)' : ''}`,
  },
  hand: {
    label: (name, count) => `Hand von ${name}, ${n(count, 'Karte', 'Karten')}`,
    empty: 'Keine Karten auf der Hand',
    piles: (deck, discard) => `${deck} im Stapel, ${discard} abgelegt`,
  },
  dock: {
    offers: 'Was du tun kannst',
    answer,
    target: ({ do: does }) => (does === 'again' ? 'noch einmal' : does === 'attack' ? 'angreifen' : 'wählen'),
    asking: 'Wann fragen?',
    askAll: (when) => `Uns alle ${ASK_ALL[when]} fragen`,
    allOfUs: 'Alle',
    askingSays: 'Frag mich, ob ich eingreife …',
    when: { always: 'immer', 'in-danger': 'bei Gefahr', never: 'nie' },
    stepIn: 'Du darfst eingreifen',
    owes: 'Noch zu zahlen:',
    damage: 'Schaden:',
    mulligan: 'Nur einmal: Zieh ebenso viele neue Karten, dann werden die alten eingemischt.',
    play: (card) => `${card} spielen`,
    assign: 'Schaden je Bosskarte',
    drawn: 'Gezogen',
    current: 'Bisher',
    revealed: 'Aufgedeckt',
  },
  stack: {
    title: 'Was gerade abläuft',
    newest: 'das Neueste oben',
    now: 'Jetzt',
    waits: 'Wartet',
    deep: (count) => (count === 1 ? 'Was gerade abläuft' : `Was gerade abläuft: ${count} Ebenen`),
    frame({ kind, what }, who, { fight }) {
      const name = thing(what);
      switch (kind) {
        case 'attack':
          return { title: 'Angriff', sub: `${who}${fight === null ? '' : ` ${STEPS[fight.step]}`}` };
        case 'enemy-attack':
          return { title: 'Gegnerangriff', sub: `auf ${who}` };
        case 'special':
          return { title: `Spezial: ${name}`, sub: `gegen ${who}` };
        case 'activate':
          return { title: name, sub: 'Aktivieren-Effekt' };
        case 'stage-card':
          return { title: name, sub: 'Schauplatzkarte' };
        case 'objective':
          return { title: name, sub: `${who} späht` };
        case 'defeated':
          return { title: `${name} fällt`, sub: who };
        case 'flipped':
          return { title: `${name} wird umgedreht`, sub: who };
        default:
          return { title: name, sub: who };
      }
    },
    between: 'Wer eingreifen darf',
    may: (who, ability, cost) => `${who} darf eingreifen: ${ability}, ${cost}`,
    nobody: (attack) => (attack ? 'Während ein Kommando angreift, darf niemand eingreifen.' : 'Sonst darf jetzt niemand eingreifen.'),
  },
  strip: { label: 'Kommandos', stage: 'Bereich des Schauplatzes' },
  effects: { flipped: 'umgedreht', medal: 'Orden verloren', withstands: 'hält stand', prevents: 'verhindert', success: 'Ziel erreicht', scout: 'gespäht' },
  zoom: { nearer: 'Vergrößern', farther: 'Verkleinern', whole: 'Ganzen Plan zeigen' },
  choices: {
    title: 'Der Einsatz',
    free: 'Einzelner Einsatz',
    story: 'Geschichte',
    stage: 'Schauplatz',
    enemy: 'Boss',
    commandos: 'Kommandos',
    stageSays: {
      jungle: 'Ein Alarm, der hochzählt, zwei Vorsprünge, ein gerader Weg. Gut fürs erste Spiel.',
      waterfall: 'Die Rutschleiste spült euch zurück, wenn ihr auf keiner Plattform steht.',
      'snow-field': 'Granaten fallen, wo ihr steht, Wehen halten euch auf, ein Panzer wartet.',
      'alien-lair': 'In den Waddern vermehren sich Gele. Verbrennt sie, bevor sie auf euch klettern.',
    },
    bossSays: {
      'defense-wall': 'Angriffe aus der Ferne prallen ab. Bewegt sich nie.',
      garmakilma: 'Versteckt sich hinter Blasen, die verletzen und blenden.',
      gordea: 'Kommt auf euch zu und zertrampelt, wer daneben steht.',
      java: 'Lässt Bugger schlüpfen und ist geschützt, solange einer lebt.',
    },
    commandoSays: {
      bill: 'Ruhige Feuerkraft, Befehle ans Team',
      lance: 'Nahkampf, Sprünge und Reaktionen',
      lucia: 'Technik: viele Ziele, Hilfe auf Distanz',
      sweets: 'Sammler: Waffen, Fallen, Karten',
    },
    difficulty: (count) => `Schwierigkeit ${count} von 4`,
    hard: (sum) => (sum <= 3 ? 'fürs erste Spiel' : sum <= 5 ? 'normal' : 'schwer'),
    tales: TALE_WORDS,
    part: (part) => `Teil ${part}`,
    setup: (setup) => SETUP_SAYS[setup],
    rule: (rule) => RULE_SAYS[rule],
    health: (count) => `Jede Bosskarte hat ${count} Leben mehr.`,
    carried: (carried) => CARRIED_SAYS[carried],
    alone: 'Hier begonnen ist dieser Teil eine Partie für sich. Die Geschichte gewinnt, wer mit Teil 1 anfängt.',
    earned: 'Mitgebracht',
    special: 'In diesem Teil anders',
    whoPlays: (name) => (name === '' ? 'bleibt zu Hause' : name),
  },
  end: {
    headline: (ending, view) =>
      ({
        destroyed: `${cards.enemyDeckName(view.enemy)} fällt in Runde ${view.round}`,
        escaped: `${cards.stageName(view.stage)}: in Runde ${view.round} entkommen`,
        fallen: `${fallen(view)} fällt in Runde ${view.round}`,
        'out-of-time': `In Runde ${view.round} ist die Zeit um`,
      })[ending],
    team: 'Die Kommandos',
    dealt: 'Schaden gemacht',
    feat: (feat, count) =>
      ({
        criticals: `${n(count, 'Würfel', 'Würfel')} durch kritische Treffer`,
        weapons: `${n(count, 'Waffe', 'Waffen')} gefunden`,
        objectives: `${n(count, 'Ziel', 'Ziele')} erreicht`,
        reactions: `${n(count, 'Reaktion', 'Reaktionen')} gespielt`,
      })[feat],
    bossLeft: 'Leben hat der Boss noch',
    rounds: 'Runden',
    clock: 'Schauplatzkarten übrig',
    downed: 'Gegner besiegt',
    epilogue,
    alone: 'Dieser Teil war eine Partie für sich. Die Geschichte beginnt mit Teil 1.',
    next: (next, carried) =>
      next === 'won'
        ? 'Die Geschichte ist gewonnen.'
        : next === 'lost'
          ? 'Die Geschichte ist verloren.'
          : `Weiter mit Teil ${next}${carried.length === 0 ? '' : `, mitgebracht: ${list(carried.map((what) => CARRIED_SAYS[what]))}`}.`,
  },
  curve: 'Leben des Bosses',
  examples: () => import('./examples.ts'),
};
