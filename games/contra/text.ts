import { at, type Seat } from '#kernel';
import { catalogue, type Language } from '#words';
import type { Paint, TextOf } from '../box.ts';
import type { CommandoFace, EnemyFace } from './content/dice.ts';
import {
  type Colour,
  type CommandoId,
  commando,
  type EnemyId,
  type EnemyType,
  enemy,
  type MapSpace,
  SLIP_TRACK,
  type SpaceKind,
  stage,
  weapon,
} from './content/index.ts';
import { ALARM } from './facts/stage-area.ts';
import type { Contra } from './types.ts';
import type { FighterView, FightView, Tokens, View } from './view.ts';
import type { Messages } from './words/text/messages.ts';

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

type Face = CommandoFace | EnemyFace;

const CELL = 8;

export async function loadText(language: Language): Promise<TextOf<Contra>> {
  const say = await catalogue<Messages>(import(`./words/text/${language}/index.ftl`));
  return { fields: say.field, draw: (view, seat, paint) => drawText(view, seat, paint, say) };
}

/**
 * The map as a grid of spaces: the name of each with what it is (`^` marks a ledge, a capital P a pillbox with its token), below it
 * who stands there and what lies there. Then the stage play area, and each commando with the cards before them.
 */
export function drawText(view: View, seat: Seat | null, paint: Paint, say: Messages): string {
  return [
    head(view, paint, say),
    '',
    ...grid(view, paint, say),
    '',
    ...area(view, paint, say),
    ...view.fighters.flatMap((f, at) => fighter(view, f, at, seat, paint, say)),
    ...going(view, paint, say),
  ].join('\n');
}

function head({ stage, enemy, phase, round, stageDeck, story, outcome }: View, paint: Paint, { head, over }: Messages): string {
  const parts = [
    paint.bold(head.against({ stage, enemy })),
    phase === 'setup' ? head.setup : head.round({ round, phase }),
    head.clock({ left: stageDeck.left, of: stageDeck.of }),
  ];
  if (story !== null) parts.unshift(head.story(story));
  if (outcome !== null) parts.push(outcome === 'destroyed' || outcome === 'escaped' ? paint.green(over[outcome]) : paint.red(over[outcome]));
  return parts.join(' · ');
}

function grid(view: View, paint: Paint, say: Messages): readonly string[] {
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
        .map((space) => (space === undefined ? ' '.repeat(CELL) : pieces(view, space, paint, say)))
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
function pieces(view: View, { id }: MapSpace, paint: Paint, say: Messages): string {
  const found: { readonly text: string; readonly dye: (text: string) => string }[] = [];
  if (view.boss.includes(id)) found.push({ text: say['map-boss'], dye: paint.magenta });
  for (const f of view.fighters) if (f.space === id) found.push({ text: COMMANDO_LETTER[f.id], dye: paint.green });
  for (const f of view.fighters) for (const foe of f.foes) if (foe.space === id) found.push({ text: signOf(foe.id), dye: paint.red });
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

function signOf(foe: EnemyId): string {
  const { colour, type } = enemy(foe);
  return `${COLOUR_LETTER[colour]}${TYPE_LETTERS[type]}`;
}

function area({ stageArea, stageDeck: { known }, alarm, slip }: View, paint: Paint, { area }: Messages): readonly string[] {
  const cards = stageArea.map((card) => {
    if (card === 'base-alarm') return area.alarm({ card, n: alarm, of: ALARM });
    return card === 'slip-track' ? area.slip({ card, n: slip, at: SLIP_TRACK[slip] ?? '' }) : area.card({ card });
  });
  return [`${paint.bold(area.stage)}  ${cards.join(', ') || area.nothing}`, ...(known.length === 0 ? [] : [`  ${area.known({ cards: known })}`])];
}

function fighter(view: View, f: FighterView, at: Seat, seat: Seat | null, paint: Paint, { fighter, row }: Messages): readonly string[] {
  const gun = f.weapon === null ? commando(f.id).weapon : weapon(f.weapon);
  const name = `${at === seat ? '›' : ' '}${fighter.name({ who: f.id })} (${COMMANDO_LETTER[f.id]})`;
  const parts = [
    view.active === at ? paint.bold(name) : name,
    f.space ?? '',
    '★'.repeat(f.medals) || fighter['no-medals'],
    tokens(f.tokens),
    fighter.weapon({ weapon: gun.id, dice: gun.dice, range: gun.range }),
    f.mission.length === 0 ? '' : fighter.objectives({ done: f.mission }),
    view.active === at ? fighter.active : '',
    f.turnTaken && view.phase === 'commandos' ? fighter['turn-taken'] : '',
    f.screen > 0 ? fighter.screen({ n: f.screen }) : '',
    f.bonus > 0 ? fighter.bonus({ n: f.bonus }) : '',
    f.gels > 0 ? fighter.gels({ n: f.gels }) : '',
  ];
  const boss = f.boss === null ? [] : [f.boss.defeated ? row.defeated({ card: f.boss.id }) : row.boss({ card: f.boss.id, health: healthOf(f.boss) })];
  const foes = f.foes.map((foe) => row[foe.breached ? 'breached' : 'foe']({ foe: foe.id, sign: signOf(foe.id), health: healthOf(foe) }));
  const enemies = [...boss, ...foes].map((text) => paint.red(text));
  const hand = f.hand.map((card) => row.card({ card }));
  return [
    '',
    parts.filter((text) => text !== '').join(' · '),
    `   ${enemies.length === 0 ? row['no-enemies'] : row.enemies({ what: enemies })}`,
    `   ${hand.length === 0 ? row['no-hand'] : row.hand({ what: hand })}${paint.dim(` · ${row.decks({ deck: f.deck, discarded: f.discard.length })}`)}`,
  ];
}

function healthOf({ health, damage }: { readonly health: number; readonly damage: number }): string {
  return `${health - damage}/${health}`;
}

function tokens({ M, A, S }: Tokens): string {
  return `M${M} A${A} S${S}`;
}

/** An attack under way, of one side or the other. */
function going({ fight, assault, fighters }: View, paint: Paint, say: Messages): readonly string[] {
  const lines: string[] = [];
  const who = (seat: Seat) => ({ who: at(fighters, seat).id });
  const rolled = (dice: readonly Face[]): string => (dice.length === 0 ? say.fight['not-rolled'] : say.fight.dice({ dice }));
  if (fight !== null) {
    const { targets, with: gun, dice, results } = fight;
    const parts = [say.fight.with({ targets, with: gun, dice: rolled(dice) }), successes(fight, say), say.fight.results({ tokens: tokens(results) })];
    lines.push(`${paint.bold(say.fight.who(who(fight.seat)))} ${parts.join(' · ')}`);
  }
  if (assault !== null) {
    const { dice, added, specials } = assault;
    const parts = [rolled(dice), added.length === 0 ? '' : say.assault.added({ dice: added }), specials > 0 ? say.assault.specials({ n: specials }) : ''];
    lines.push(`${paint.bold(say.assault.who(who(assault.seat)))}: ${parts.filter((text) => text !== '').join(' · ')}`);
  }
  return lines.length === 0 ? [] : ['', ...lines];
}

/** Against some enemies not all successes count. */
function successes({ successes: n, damage }: FightView, { fight }: Messages): string {
  const ignored = n - Math.min(n, ...damage);
  return ignored > 0 ? fight.ignored({ n, ignored }) : fight.successes({ n });
}
