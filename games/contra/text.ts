import type { Seat } from '#kernel';
import type { Paint } from '../box.ts';
import {
  type Colour,
  type CommandoId,
  cardNamed,
  commando,
  type EnemyType,
  enemy,
  type MapSpace,
  SLIP_TRACK,
  type SpaceKind,
  type StageCardId,
  stage,
  weapon,
} from './content/index.ts';
import { ALARM } from './facts/stage-area.ts';
import type { FighterView, Tokens, View } from './view.ts';

/** How pieces and spaces are written where there are only letters. */
const COMMANDO_LETTER: Readonly<Record<CommandoId, string>> = { bill: 'B', lance: 'L', lucia: 'U', sweets: 'S' };

const TYPE_LETTERS: Readonly<Record<EnemyType, string>> = { greeder: 'Gr', gunner: 'Gu', sniper: 'Sn', bugger: 'Bu', garth: 'Ga', rangel: 'Ra' };

/** `k` is black. */
const COLOUR_LETTER: Readonly<Record<Colour, string>> = { red: 'r', blue: 'b', green: 'g', yellow: 'y', black: 'k' };

const KIND_LETTER: Readonly<Record<SpaceKind, string>> = {
  plain: '',
  start: 'C',
  boss: 'B',
  enemy: 'E',
  pillbox: 'p',
  objective1: '1',
  objective2: '2',
  objective3: '3',
  'alarm-post': 'T',
  platform: 'F',
  drift: 'D',
  wadder: 'W',
};

const CELL = 8;

/**
 * The map as a grid of spaces: the name of each with what it is (`^` marks a ledge, a capital P a pillbox with its token), below it
 * who stands there and what lies there. Then the stage play area, and each commando with the cards before them, by the names that
 * answers use.
 */
export function drawText(view: View, seat: Seat | null, paint: Paint): string {
  return [head(view, paint), '', ...grid(view, paint), '', ...area(view, paint), ...view.fighters.flatMap((f, at) => fighter(view, f, at, seat, paint))]
    .concat(going(view, paint))
    .join('\n');
}

function head(view: View, paint: Paint): string {
  const parts = [
    paint.bold(`${view.stage} against ${view.enemy}`),
    view.phase === 'setup' ? 'setting up' : `round ${view.round}, ${view.phase}`,
    `${view.stageDeck.left} of ${view.stageDeck.of} stage cards left`,
  ];
  if (view.story !== null) parts.unshift(`story ${view.story.tale}, part ${view.story.part}`);
  if (view.outcome !== null) parts.push(view.outcome === 'destroyed' || view.outcome === 'escaped' ? paint.green(view.outcome) : paint.red(view.outcome));
  return parts.join(' · ');
}

function grid(view: View, paint: Paint): readonly string[] {
  const { spaces } = stage(view.stage).map;
  const wide = Math.max(...spaces.map(({ x }) => x)) + 1;
  const high = Math.max(...spaces.map(({ y }) => y)) + 1;
  const lines: string[] = [];
  for (let y = 0; y < high; y++) {
    const row = Array.from({ length: wide }, (_, x) => spaces.find((space) => space.x === x && space.y === y));
    lines.push(
      row
        .map((space) => (space === undefined ? ' '.repeat(CELL) : label(view, space, paint)))
        .join('')
        .trimEnd(),
    );
    lines.push(
      row
        .map((space) => (space === undefined ? ' '.repeat(CELL) : pieces(view, space, paint)))
        .join('')
        .trimEnd(),
    );
  }
  return lines;
}

function label(view: View, { id, kind, ledge }: MapSpace, paint: Paint): string {
  const broken = view.broken.includes(id);
  const sign = kind === 'pillbox' && view.pillboxes.includes(id) ? 'P' : broken ? 'f' : KIND_LETTER[kind];
  return paint.dim(`${id}${ledge === '' ? ' ' : '^'}${sign}`.padEnd(CELL));
}

/** Whoever stands there, then what lies there: o grenade, ° dimer, g gels, * damage. */
function pieces(view: View, { id }: MapSpace, paint: Paint): string {
  const found: { readonly text: string; readonly dye: (text: string) => string }[] = [];
  if (view.boss.includes(id)) found.push({ text: '#BOSS', dye: paint.magenta });
  for (const f of view.fighters) if (f.space === id) found.push({ text: COMMANDO_LETTER[f.id], dye: paint.green });
  for (const f of view.fighters)
    for (const foe of f.foes)
      if (foe.space === id) {
        const { colour, type } = enemy(foe.id);
        found.push({ text: `${COLOUR_LETTER[colour]}${TYPE_LETTERS[type]}`, dye: paint.red });
      }
  const lying = [
    ...view.grenades.filter((space) => space === id).map(() => 'o'),
    ...view.dimers.filter((space) => space === id).map(() => '°'),
    view.gels[id] === undefined ? '' : `g${view.gels[id]}`,
    view.scorch[id] === undefined ? '' : `*${view.scorch[id]}`,
  ].join('');
  if (lying !== '') found.push({ text: lying, dye: paint.yellow });
  if (found.length === 0) return paint.dim('·'.padEnd(CELL));
  const length = found.reduce((sum, { text }) => sum + text.length + 1, -1);
  return found.map(({ text, dye }) => dye(text)).join(' ') + ' '.repeat(Math.max(1, CELL - length));
}

function area(view: View, paint: Paint): readonly string[] {
  const tokens: Readonly<Partial<Record<StageCardId, string>>> = {
    'base-alarm': ` (${view.alarm} of ${ALARM})`,
    'slip-track': ` (space ${view.slip}, ${SLIP_TRACK[view.slip] ?? ''})`,
  };
  const cards = view.stageArea.map((id) => `${id}${tokens[id] ?? ''}`);
  const known = view.stageDeck.known.length === 0 ? [] : [`  known on top: ${view.stageDeck.known.join(', ')}`];
  return [`${paint.bold('Stage')}  ${cards.join(', ') || 'nothing in play'}`, ...known];
}

function fighter(view: View, f: FighterView, at: Seat, seat: Seat | null, paint: Paint): readonly string[] {
  const gun = f.weapon === null ? commando(f.id).weapon : weapon(f.weapon);
  const marks = [
    view.active === at ? 'active' : '',
    f.turnTaken && view.phase === 'commandos' ? 'turn taken' : '',
    f.screen > 0 ? `−${f.screen} enemy ${f.screen === 1 ? 'die' : 'dice'}` : '',
    f.bonus > 0 ? `+${f.bonus} in the next attack` : '',
    f.gels > 0 ? `${f.gels} gels` : '',
  ].filter((mark) => mark !== '');
  const name = `${at === seat ? '›' : ' '}${f.id} (${COMMANDO_LETTER[f.id]})`;
  const row = [
    f.boss === null ? '' : `${f.boss.id} ${f.boss.defeated ? 'defeated' : `${f.boss.health - f.boss.damage}/${f.boss.health}`}`,
    ...f.foes.map((foe) => `${foe.id} (${foe.name}) ${foe.health - foe.damage}/${foe.health}${foe.breached ? ' breached' : ''}`),
  ].filter((text) => text !== '');
  return [
    '',
    [
      view.active === at ? paint.bold(name) : name,
      f.space ?? '',
      '★'.repeat(f.medals) || 'no medals',
      tokens(f.tokens),
      `${gun.id} ${gun.dice} dice, range ${gun.range}`,
    ]
      .concat(f.mission.length === 0 ? [] : `objectives ${f.mission.join(' ')}`)
      .concat(marks)
      .filter((text) => text !== '')
      .join(' · '),
    `   enemies: ${row.map((text) => paint.red(text)).join(', ') || 'none'}`,
    `   hand: ${f.hand.map((id) => `${id} ${cardNamed(id).type}`).join(', ') || 'empty'}${paint.dim(` · deck ${f.deck}, discarded ${f.discard.length}`)}`,
  ];
}

function tokens({ M, A, S }: Tokens): string {
  return `M${M} A${A} S${S}`;
}

/** An attack under way, of one side or the other. */
function going({ fight, assault, fighters }: View, paint: Paint): readonly string[] {
  const lines: string[] = [];
  const ignored = fight === null ? 0 : fight.successes - Math.min(fight.successes, ...fight.damage);
  if (fight !== null)
    lines.push(
      `${paint.bold(`${fighters[fight.seat]?.id ?? ''} attacks`)} ${fight.targets.join(', ')} with ${fight.with}: ${fight.dice.join(' ') || 'not rolled'}` +
        ` · ${fight.successes} successes${ignored > 0 ? `, ${ignored} ignored` : ''} · results ${tokens(fight.results)}`,
    );
  if (assault !== null)
    lines.push(
      `${paint.bold(`${fighters[assault.seat]?.id ?? ''} is attacked`)}: ${assault.dice.join(' ') || 'not rolled'}` +
        `${assault.added.length === 0 ? '' : ` · added ${assault.added.join(' ')}`}${assault.specials > 0 ? ` · ${assault.specials} specials left` : ''}`,
    );
  return lines.length === 0 ? [] : ['', ...lines];
}
