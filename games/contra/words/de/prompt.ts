import type { Json } from '#kernel';
import { MISSION } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { list, num, seats, symbols, text, value } from '../fields.ts';
import { lacks } from '../means.ts';
import { cardWords as cards } from './cards.ts';
import { fields, or, successes } from './grammar.ts';
import { advantage, count, thing, who } from './things.ts';

/** What somebody has to do now. */
export function prompt(kind: string, about: Json, view: View): string {
  const name = who(view, num(about, 'seat'));
  const what = thing(text(about, 'what'));
  switch (kind) {
    case 'act':
      return `${name}: ${actText(view, num(about, 'seat'))}`;
    case 'turn':
      return `Wer ist als Nächstes am Zug: ${left(about, view)}?`;
    case 'assault':
      return `Wer wird als Nächstes angegriffen: ${left(about, view)}?`;
    case 'next':
      return text(about, 'for') === 'enemy-draw' ? `Neue Gegner: Wer zieht jetzt, ${left(about, view)}?` : `${what}: Wer ist jetzt dran, ${left(about, view)}?`;
    case 'pause':
      return `${momentText(about, view)}: Greift jemand ein?`;
    case 'suffer':
      return `${name}: ${sufferText(about, view)}`;
    case 'pay':
      return `${name}: ${payText(about)}${toGo(about)}`;
    case 'gain':
      return `${name}: Welchen Marker erhältst du?`;
    case 'lose-token':
      return `${name}: Lege einen Marker ab${toGo(about)}`;
    case 'choose':
      return what === '' ? `${name}: Wähle eins` : `${name}, ${what}: Wähle eins`;
    case 'may':
      return `${name}, ${what}: ${text(about, 'cost') === 'stage-card' ? 'Oberste Schauplatzkarte dafür ablegen?' : `${advantage([...text(about, 'cost')])} dafür ausgeben?`}`;
    case 'order':
      return `${name}: Was kommt zuerst?`;
    default:
      return (
        fightPrompt(kind, about, view, name) ?? cardPrompt(kind, about, name) ?? mapPrompt(kind, about, view, name) ?? setupPrompt(kind, about, view, name)
      );
  }
}

function payText(about: Json): string {
  const due = text(about, 'symbol') === '*' ? '1 beliebig' : text(about, 'symbol');
  return text(about, 'for') === 'damage' ? `Gib ${due} gegen den Schaden aus` : `Gib ${due} aus (${thing(text(about, 'for'))})`;
}

function fightPrompt(kind: string, about: Json, { fight }: View, name: string): string | null {
  switch (kind) {
    case 'target':
      return `${name}, ${targetText(text(about, 'for'))}? Höchstens ${fields(num(about, 'range'))} entfernt`;
    case 'second-target':
      return `${name}: Welcher Gegner wird noch getroffen?`;
    case 'reroll':
      return `${name}: Würfel neu werfen? Noch bis zu ${num(about, 'left')}`;
    case 'reroll-enemy':
      return `${name}: Einen Gegnerwürfel neu werfen?`;
    case 'convert':
      return `${name}: Ergebnisse umwandeln, bevor es Schaden gibt: ${successes(fight?.successes ?? 0)}`;
    case 'burn':
      return `${name}: ${successes(num(about, 'successes'))}. Damit ein Wadder-Feld ausbrennen?`;
    case 'assign':
      return `${name}: ${num(about, 'points')} Schaden auf die Bosskarten verteilen`;
    case 'take':
      return `${name}: Welchen Gegner übernimmst du?`;
    case 'hatch':
      return `${name}: Welcher Bugger schlüpft?`;
    default:
      return null;
  }
}

function targetText(reason: string): string {
  if (reason === 'damage') return 'Schaden: welcher Gegner';
  if (reason === 'breach') return 'Systemeinbruch: welcher Gegner';
  return `${thing(reason)}: welcher Gegner`;
}

function cardPrompt(kind: string, about: Json, name: string): string | null {
  switch (kind) {
    case 'discard':
      return discardText(about, name);
    case 'recover':
      return `${name}: Welche Karte nimmst du zurück?`;
    case 'equip':
      return `${name}, ${cards.weaponName(text(about, 'weapon'))}: Diese Waffe nehmen?`;
    case 'deck':
      return `${name}: Die oberste Karte welches Stapels aufdecken?`;
    case 'reveal':
      return `${name}: ${or(list(about, 'cards').map(thing))} unter den Stapel legen?`;
    case 'objective': {
      const number = num(about, 'number');
      return value(about, 'done') === true
        ? `${name}: Ziel ${number} ist erreicht. Eine Karte ziehen?`
        : `${name}: Ziel ${number} versuchen, ${cards.missionName(MISSION[number - 1] ?? 'demolition')}?`;
    }
    case 'slot':
      return value(about, 'lost') === true ? `${name}: Welcher Zielmarker wird abgelegt?` : `${name}: Welches Ziel ist schon erreicht?`;
    default:
      return null;
  }
}

function discardText(about: Json, name: string): string {
  switch (text(about, 'for')) {
    case 'mulligan':
      return `${name}: Karten der ersten Hand tauschen?`;
    case 'medal':
      return `${name} hat einen Orden verloren: Karten ablegen, bevor du auf 4 auffüllst?`;
    default:
      return `${name}: Lege ${count(num(about, 'left'), 'Karte', 'Karten')} ab`;
  }
}

function mapPrompt(kind: string, about: Json, view: View, name: string): string | null {
  switch (kind) {
    case 'move':
      return `${name}: ${moveText(about)}`;
    case 'who':
      return `${name}: ${WHO[text(about, 'for')] ?? 'Wähle ein Kommando'}`;
    case 'space':
      return `${name}: ${SPACES[text(about, 'for')] ?? 'Wähle ein Feld'}`;
    case 'pillbox':
      return `${name}: Sensormarker auf ${text(about, 'space')} gegen eine Waffe tauschen?`;
    case 'alarm-post':
      return `${name}: S ausgeben und 1 von ${view.alarm} Alarmmarkern entfernen?`;
    case 'sensor':
      return 'Sensorsymbol: Wohin kommt ein Sensormarker?';
    case 'purge':
      return `Gele vom Plan nehmen? Noch bis zu ${num(about, 'left')}`;
    default:
      return null;
  }
}

function moveText(about: Json): string {
  const far = num(about, 'spaces');
  if (value(about, 'run') !== true) return far === 1 ? 'Springe' : `Springe, bis zu ${far}-mal`;
  return value(about, 'jump') === true ? `Laufe bis zu ${fields(far)} oder springe` : `Laufe weiter, bis zu ${fields(far)}`;
}

const WHO: Readonly<Record<string, string>> = {
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
};

const SPACES: Readonly<Record<string, string>> = {
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
};

function setupPrompt(kind: string, about: Json, view: View, name: string): string {
  switch (kind) {
    case 'start':
      return `${name}: Wähle ein Startfeld`;
    case 'boss-start':
      return 'Wo beginnt der Boss?';
    case 'boss-deal':
      return `Bosskarten: ${view.fighters.map(({ id, boss }) => `${cards.commandoName(id)} ${boss === null ? '' : cards.bossCardName(boss.id)}`).join(', ')}. Zwei tauschen?`;
    case 'story-may':
      return text(about, 'what') === 'reveal' ? 'Die oberste Schauplatzkarte ansehen?' : 'Die oberste Schauplatzkarte ungesehen entfernen?';
    default:
      return kind;
  }
}

function actText({ fighters }: View, seat: number): string {
  const f = fighters[seat];
  if (f === undefined || (!f.moved && !f.attacked)) return 'Bewege dich, greife an, spiele Karten';
  if (f.moved && f.attacked) return 'Spiele Karten oder beende den Zug';
  return f.moved ? 'Greife an, spiele Karten oder beende den Zug' : 'Bewege dich, spiele Karten oder beende den Zug';
}

function left(about: Json, view: View): string {
  return or(seats(about, 'left').map((seat) => who(view, seat)));
}

function toGo(about: Json): string {
  const n = num(about, 'left');
  return n > 1 ? `, noch ${n}` : '';
}

function sufferText(about: Json, { fighters }: View): string {
  const damage = symbols(about, 'damage');
  const f = fighters[num(about, 'seat')];
  const loss = f?.medals === 0 ? 'falle' : 'verliere einen Orden';
  const able = f !== undefined && lacks(f, damage).length === 0;
  return `${advantage(damage)} Schaden: ${able ? 'Bezahle ihn' : 'Verhindere etwas davon'} oder ${loss}`;
}

/** What comes when everybody goes on. */
function momentText(about: Json, view: View): string {
  const what = thing(text(about, 'what'));
  const name = who(view, num(about, 'seat'));
  switch (text(about, 'next')) {
    case 'roll':
      return `Die Gegner greifen ${name} an`;
    case 'special':
      return `Spezial für ${name}, ${what}`;
    case 'leftover':
      return `Ein Spezialergebnis ist übrig, ${name} zieht einen Gegner`;
    case 'damage':
      return `${name} erleidet ${damageText(view)}`;
    case 'reaction':
      return `${what} für ${name}`;
    case 'enemy-draw':
      return `${name} zieht einen Gegner`;
    default:
      return what;
  }
}

function damageText({ assault }: View): string {
  const damage = assault === null ? [] : [...assault.dice, ...assault.added].filter((face) => face !== 'SP');
  return damage.length === 0 ? 'Schaden' : `${advantage(damage)} Schaden`;
}
