import type { AboutOf } from '#kernel';
import type { Words } from '../../../words.ts';
import { lacks, purseOf } from '../../facts/advantage.ts';
import { ALARM_COST } from '../../facts/stage-area.ts';
import type { CommandoUse, SpaceUse } from '../../rules/option.ts';
import type { Contra, Moment, Moving } from '../../types.ts';
import type { View } from '../../view.ts';
import { cardWords as cards } from './cards.ts';
import { fields, or, successes } from './grammar.ts';
import { advantage, count, missionOf, thing, who } from './things.ts';

/** What somebody has to do now. */
export const prompts: Words<Contra>['prompts'] = {
  act: ({ seat }, view) => `${who(view, seat)}: ${actText(view, seat)}`,
  turn: (about, view) => `Wer ist als Nächstes am Zug: ${left(about, view)}?`,
  assault: (about, view) => `Wer wird als Nächstes angegriffen: ${left(about, view)}?`,
  next: (about, view) =>
    about.what === 'enemy-draw' ? `Neue Gegner: Wer zieht jetzt, ${left(about, view)}?` : `${thing(about.what)}: Wer ist jetzt dran, ${left(about, view)}?`,
  pause: (about, view) => `${momentText(about, view)}. Eingreifen?`,

  suffer: (about, view) => `${who(view, about.seat)} bekommt ${sufferText(about, view)}`,
  pay: (about, view) => `${who(view, about.seat)}: ${payText(about)}${toGo(about.left)}`,
  gain: ({ seat }, view) => `${who(view, seat)}: Wähle einen Marker, den du erhältst`,
  'lose-token': ({ seat, left: n }, view) => `${who(view, seat)}: Lege einen Marker ab${toGo(n)}`,

  choose: ({ seat, what }, view) => `${who(view, seat)}, ${thing(what)}: Wähle eins`,
  may: ({ seat, what, cost }, view) =>
    `${who(view, seat)}, ${thing(what)}: ${cost === 'stage-card' ? 'Oberste Schauplatzkarte dafür ablegen?' : `${advantage(cost)} dafür ausgeben?`}`,
  order: ({ seat }, view) => `${who(view, seat)}: Was kommt zuerst?`,
  who: ({ seat, for: use }, view) => `${who(view, seat)}: ${COMMANDO_FOR[use]}`,
  space: ({ seat, for: use }, view) => `${who(view, seat)}: ${SPACE_FOR[use]}`,

  target: ({ seat, for: what, range }, view) => `${who(view, seat)}, ${targetText(what)}: Wähle einen Gegner, höchstens ${fields(range)} entfernt`,
  'second-target': ({ seat }, view) => `${who(view, seat)}: Welcher Gegner wird noch getroffen?`,
  reroll: ({ seat, left: n }, view) => `${who(view, seat)}: Würfel neu werfen? Noch bis zu ${n}`,
  'reroll-enemy': ({ seat }, view) => `${who(view, seat)}: Einen Gegnerwürfel neu werfen?`,
  convert: ({ seat }, view) => `${who(view, seat)}: bisher ${successes(view.fight?.successes ?? 0)}. Gib passende Marker oder Karten für mehr aus`,
  burn: ({ seat, successes: n }, view) => `${who(view, seat)}: ${successes(n)}. Damit ein Wadder-Feld ausbrennen?`,
  assign: ({ seat, points }, view) => `${who(view, seat)}: ${points} Schaden auf die Bosskarten verteilen`,
  take: ({ seat }, view) => `${who(view, seat)}: Wähle einen Gegner, den du übernimmst`,
  hatch: ({ seat }, view) => `${who(view, seat)}: Welcher Bugger schlüpft?`,

  discard: (about, view) => discardText(about, who(view, about.seat)),
  recover: ({ seat }, view) => `${who(view, seat)}: Wähle eine Karte, die du zurücknimmst`,
  equip: ({ seat, weapon }, view) => `${who(view, seat)}, ${cards.weaponName(weapon)}: Diese Waffe nehmen?`,
  deck: ({ seat }, view) => `${who(view, seat)}: Wähle einen Stapel und decke seine oberste Karte auf`,
  reveal: ({ seat, cards: shown }, view) => `${who(view, seat)}: ${or(shown.map(thing))} unter den Stapel legen?`,
  objective: ({ seat, number, done }, view) =>
    done ? `${who(view, seat)}: Ziel ${number} ist erreicht. Eine Karte ziehen?` : `${who(view, seat)}: Ziel ${number} versuchen, ${missionOf(number)}?`,
  slot: ({ seat, lost }, view) => `${who(view, seat)}: ${lost ? 'Welcher Zielmarker wird abgelegt?' : 'Welches Ziel ist schon erreicht?'}`,

  move: (about, view) => `${who(view, about.seat)}: ${moveText(about)}`,
  pillbox: ({ seat, space }, view) => `${who(view, seat)}: Sensormarker auf ${space} gegen eine Waffe tauschen?`,
  'alarm-post': ({ seat }, view) => `${who(view, seat)}: ${advantage(ALARM_COST)} ausgeben und 1 von ${view.alarm} Alarmmarkern entfernen?`,
  sensor: () => 'Sensorsymbol: Wohin kommt ein Sensormarker?',
  purge: ({ left: n }) => `Gele vom Plan nehmen? Noch bis zu ${n}`,

  start: ({ seat }, view) => `${who(view, seat)}: Wähle ein Startfeld`,
  'boss-start': () => 'Wo beginnt der Boss?',
  'boss-deal': (_, { fighters }) =>
    `${fighters.map(({ id, boss }) => `${cards.commandoName(id)} gegen ${boss === null ? '' : cards.bossCardName(boss.id)}`).join(', ')}. Zwei tauschen?`,
  'story-may': ({ what }) => (what === 'reveal' ? 'Die oberste Schauplatzkarte ansehen?' : 'Die oberste Schauplatzkarte ungesehen entfernen?'),
};

const COMMANDO_FOR: Readonly<Record<CommandoUse, string>> = {
  draw: 'Wer zieht die Karte?',
  move: 'Wer bewegt sich?',
  'next-attack': 'Wessen nächster Angriff wird stärker?',
  gain: 'Wer erhält es?',
  grenade: 'Auf wen fliegt die Granate?',
  'dogra-mk-ii': 'Auf wen schießt der Dogra?',
  heartbeat: 'Wen trifft der Herzschlag?',
  farthest: 'Auf wen zieht der Boss zu?',
  weapon: 'Wer beginnt mit einer Waffenkarte?',
  'medal-less': 'Wer beginnt mit einem Orden weniger?',
  objective: 'Wer beginnt mit einem Zielmarker?',
  enemy: 'Wer zieht einen Gegner mehr?',
  'first-enemy': 'Wer zieht den nächsten Gegner?',
};

const SPACE_FOR: Readonly<Record<SpaceUse, string>> = {
  damage: 'Von welchem Feld wird Schaden entfernt?',
  dimer: 'Wohin kommt der Blasendimer?',
  enemy: 'Wo erscheint der Gegner?',
  'enemy-near': 'Bei welchem Gegnerfeld erscheint er?',
  'enemy-move': 'Wohin zieht der Gegner?',
  'boss-move': 'Wohin zieht der Boss?',
  gel: 'Von welchem Feld kommt das Gel?',
  gels: 'Auf welches Wadder-Feld kommen die Gele?',
  'gels-back': 'Von welchem Feld verschwindet ein Gel?',
  place: 'Auf welches Vorsprungfeld stellst du dich?',
  platform: 'Welche Plattform bricht?',
  push: 'Wohin wirst du geschoben?',
  'push-enemy': 'Wohin wird der Gegner geschoben?',
};

function payText({ symbol: due, for: what }: AboutOf<Contra, 'pay'>): string {
  const one = due === '*' ? '1 beliebig' : due;
  return what === 'damage' ? `Gib ${one} gegen den Schaden aus` : `Gib ${one} aus (${thing(what)})`;
}

function targetText(what: AboutOf<Contra, 'target'>['for']): string {
  if (what === 'breach') return 'Systemeinbruch';
  return what === 'push' ? 'Wegschieben' : thing(what);
}

function discardText({ for: why, left: n }: AboutOf<Contra, 'discard'>, name: string): string {
  if (why === 'mulligan') return `${name}: Tausche Karten, die du nicht willst`;
  return why === 'medal' ? `${name} hat einen Orden verloren: Lege Karten ab, bevor du auf 4 auffüllst` : `${name}: Lege ${count(n, 'Karte', 'Karten')} ab`;
}

function moveText({ spaces: far, run, jump }: Moving): string {
  if (!run) return far === 1 ? 'Springe' : `Springe, bis zu ${far}-mal`;
  return jump ? `Laufe bis zu ${fields(far)} oder springe` : `Laufe weiter, bis zu ${fields(far)}`;
}

function actText({ fighters }: View, seat: number): string {
  const f = fighters[seat];
  if (f === undefined || (!f.moved && !f.attacked)) return 'Bewege dich, greife an, spiele Karten';
  if (f.moved && f.attacked) return 'Spiele Karten oder beende den Zug';
  return f.moved ? 'Greife an, spiele Karten oder beende den Zug' : 'Bewege dich, spiele Karten oder beende den Zug';
}

function left({ left: seats }: AboutOf<Contra, 'turn' | 'assault' | 'next'>, view: View): string {
  return or(seats.map((seat) => who(view, seat)));
}

function toGo(n: number): string {
  return n > 1 ? `, noch ${n}` : '';
}

function sufferText({ seat, damage }: AboutOf<Contra, 'suffer'>, { fighters }: View): string {
  const f = fighters[seat];
  const loss = f?.medals === 0 ? 'falle' : 'verliere einen Orden';
  const able = f !== undefined && lacks(purseOf(f), damage).length === 0;
  return `${damage.length} Schaden: ${able ? `Zahle ${advantage(damage)}` : `Verhindere etwas davon (${advantage(damage)})`} oder ${loss}`;
}

/** What comes when everybody goes on. */
function momentText({ next, what, seat }: Moment, view: View): string {
  const of = what === null ? '' : thing(what);
  const name = who(view, seat);
  switch (next) {
    case 'roll':
      return `Die Gegner greifen ${name} an`;
    case 'special':
      return `${of}: Das Spezial trifft ${name}`;
    case 'leftover':
      return `Ein Spezialergebnis ist übrig, ${name} zieht einen Gegner`;
    case 'damage':
      return `Gleich bekommt ${name} ${damageText(view)}`;
    case 'reaction':
      return `${of} kommt zu ${name}`;
    case 'enemy-draw':
      return `${name} zieht einen Gegner`;
    case 'stage-draw':
      return 'Eine Schauplatzkarte wird gezogen';
    case 'paragraph':
      return `${of} wirkt`;
  }
}

function damageText({ assault }: View): string {
  const damage = assault === null ? [] : [...assault.dice, ...assault.added].filter((face) => face !== 'SP');
  return damage.length === 0 ? 'Schaden' : `${advantage(damage)} Schaden`;
}
