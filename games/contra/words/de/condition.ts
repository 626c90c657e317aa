import type { Condition } from '../../content/effect.ts';
import type { SpaceKind } from '../../content/map.ts';
import { icons } from '../icons.ts';
import { around, fields, or } from './grammar.ts';

/** Behind "wenn" and "solange": of the reader, or of a commando whom the sentence has named. */
export function conditionText(condition: Condition, person: 'you' | 'they'): string {
  const [he, him, stands, is, has] = person === 'you' ? ['du', 'dir', 'stehst', 'bist', 'hast'] : ['dieses Kommando', 'ihm', 'steht', 'ist', 'hat'];
  const not = 'not' in condition && condition.not === true;
  switch (condition.is) {
    case 'on-ledge':
      return `${he} ${not ? 'nicht ' : ''}auf einem Vorsprung ${stands}`;
    case 'on-platform':
      return `${he} ${not ? 'nicht ' : ''}auf einer Plattform ${stands}`;
    case 'in':
      return `${he} ${or(places(condition.kinds))} ${stands}`;
    case 'near-boss':
      return `${he} ${not ? 'weiter als' : 'höchstens'} ${fields(condition.within)} vom Boss entfernt ${is}`;
    case 'near-space':
      return `${he} höchstens ${fields(condition.within)} von ${KINDS[condition.kind][1]} entfernt ${is}`;
    case 'near-gels':
      return `${he} auf oder neben einem Feld mit Gelen ${stands}`;
    case 'company':
      return `${not ? 'kein anderes' : 'ein anderes'} Kommando höchstens ${fields(condition.within)} von ${him} entfernt ist`;
    case 'room':
      return `${he} weniger als 3 Gegnerkarten ${has}`;
    case 'adjacent':
      return `dieser Gegner neben ${him} steht`;
    case 'has':
      return `${he} mindestens ${icons(condition.symbols)} ${has}`;
  }
}

/** Behind "jedes Kommando", with the commas it needs. */
export function whose(condition: Condition): string {
  const not = 'not' in condition && condition.not === true;
  switch (condition.is) {
    case 'on-ledge':
      return not ? ', das nicht auf einem Vorsprung steht,' : ' auf einem Vorsprung';
    case 'on-platform':
      return not ? ', das nicht auf einer Plattform steht,' : ' auf einer Plattform';
    case 'in':
      return ` ${or(places(condition.kinds))}`;
    case 'near-boss':
      return not ? `, das weiter als ${fields(condition.within)} vom Boss entfernt ist,` : ` ${around(condition.within)} um den Boss`;
    case 'near-space':
      return `, das höchstens ${fields(condition.within)} von ${KINDS[condition.kind][1]} entfernt ist,`;
    case 'near-gels':
      return ' auf oder neben einem Feld mit Gelen';
    case 'company':
      return ` ${not ? 'ohne anderes' : 'mit einem anderen'} Kommando ${around(condition.within)}`;
    case 'room':
      return ' mit weniger als 3 Gegnerkarten';
    case 'adjacent':
      return ' neben diesem Gegner';
    case 'has':
      return ` mit mindestens ${icons(condition.symbols)}`;
  }
}

/** All three objectives together are simply objectives. */
function places(of: readonly SpaceKind[]): readonly string[] {
  const objectives = of.filter((kind) => kind.startsWith('objective'));
  const others = of.filter((kind) => !kind.startsWith('objective'));
  const place = (kind: SpaceKind) => KINDS[kind].join(' ');
  return [...others.map(place), ...(objectives.length === 3 ? ['auf einem Zielfeld'] : objectives.map(place))];
}

const KINDS: Readonly<Record<SpaceKind, readonly [where: string, what: string]>> = {
  plain: ['auf', 'einem einfachen Feld'],
  start: ['auf', 'einem Startfeld'],
  boss: ['auf', 'einem Bossfeld'],
  enemy: ['auf', 'einem Gegnerfeld'],
  pillbox: ['auf', 'einem Bunkerfeld'],
  objective1: ['auf', 'dem Zielfeld 1'],
  objective2: ['auf', 'dem Zielfeld 2'],
  objective3: ['auf', 'dem Zielfeld 3'],
  'alarm-post': ['auf', 'einem Alarmposten'],
  platform: ['auf', 'einer Plattform'],
  drift: ['in', 'einer Schneewehe'],
  wadder: ['auf', 'einem Wadder-Feld'],
};
