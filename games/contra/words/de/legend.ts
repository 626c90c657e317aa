import type { SpaceKind } from '../../content/index.ts';
import { spaceOf, whoIsAt } from '../../facts/places.ts';
import type { View } from '../../view.ts';
import type { LegendWords, Open, Sign } from '../board.ts';
import { cardWords as cards } from './cards.ts';
import { and, capital, or } from './grammar.ts';

const SPACES: Readonly<Record<SpaceKind, string>> = {
  plain: 'Nichts Besonderes: Lauf oder spring hindurch.',
  start: 'Hier beginnen Kommandos die Mission.',
  boss: 'Hier steht der Boss, wenn die Mission beginnt.',
  enemy: 'Neue Gegner erscheinen im nächsten leeren Feld dieser Art.',
  pillbox: 'Komm herein, solange der Sensormarker hier liegt, und du darfst ihn gegen eine Waffenkarte tauschen.',
  objective1: 'Komm in deinem eigenen Zug herein, und du darfst Ziel 1 versuchen.',
  objective2: 'Komm in deinem eigenen Zug herein, und du darfst Ziel 2 versuchen.',
  objective3: 'Komm in deinem eigenen Zug herein, und du darfst Ziel 3 versuchen.',
  'alarm-post': 'Komm herein, und du darfst [S] ausgeben, um einen Alarmmarker zu entfernen.',
  platform: 'Wer hier steht, rutscht nicht ab und fällt weicher.',
  drift: 'Lauf hinein, und dein Lauf endet hier.',
  wadder: 'Hier sammeln sich Gele; verbrenne sie mit Erfolgen eines Angriffs in Reichweite.',
};

const OPEN: Readonly<Record<Open, string>> = {
  space: 'ein leuchtendes Feld',
  enemy: 'einen leuchtenden Gegner',
  card: 'eine hervorgehobene Karte auf deiner Hand',
  token: 'einen hervorgehobenen Marker',
  die: 'einen umrandeten Würfel',
  commando: 'ein Kommando',
  boss: 'eine Zahl unter einer Bosskarte',
  stage: 'eine hervorgehobene Schauplatzkarte',
  button: 'einen Knopf neben der Frage',
};

function spaceSays({ id }: Extract<Sign, { kind: 'space' }>, view: View): { readonly title: string; readonly says: string } {
  const { kind, ledge } = spaceOf(view, id) ?? { kind: 'plain', ledge: '' };
  const { commando, foes, boss } = whoIsAt(view, id);
  const there = [
    ...(commando === null ? [] : [cards.commandoName(commando)]),
    ...(boss ? [`${cards.enemyDeckName(view.enemy)}, der Boss`] : []),
    ...foes.map((foe) => `${cards.enemyName(foe.id)} mit ${foe.health - foe.damage} von ${foe.health} Leben`),
    ...(view.grenades.includes(id) ? ['eine Granate, die im Zug des Schauplatzes explodiert'] : []),
    ...(view.dimers.includes(id) ? ['ein Blasendimer, der jeden verletzt, der hineinläuft'] : []),
    ...(view.gels[id] === undefined ? [] : ['ansteckende Gele, die an jedem kleben, der hineinläuft']),
  ];
  const says = [
    ...(there.length === 0 ? [] : [`Hier: ${and(there)}.`]),
    view.broken.includes(id) ? 'Die Plattform ist zerbrochen und schützt niemanden.' : SPACES[kind],
    ...(ledge === '' ? [] : ['Es liegt auf einem Vorsprung: hinauf nur springend, hinab auch laufend.']),
  ];
  return { title: `${cards.spaceName(kind)} ${id}`, says: says.join(' ') };
}

function sign(of: Sign, view: View): { readonly title: string; readonly says: string } {
  switch (of.kind) {
    case 'space':
      return spaceSays(of, view);
    case 'token':
      return {
        title: `Marker: ${capital(cards.advantageName(of.type))}`,
        says: `Gib ihn aus, um ein [${of.type}] auf deinen Würfeln zum Erfolg zu machen, [${of.type}]-Schaden abzuwehren oder Kosten zu zahlen; du hast höchstens drei.`,
      };
    case 'medals':
      return {
        title: 'Orden',
        says: 'Du verlierst einen, wenn du Schaden nicht bezahlst; wer einen verlieren muss und keinen hat, verliert die Mission für alle.',
      };
    case 'decks':
      return {
        title: 'Schauplatzstapel',
        says: 'Das ist die Uhr: Jede Runde wird eine Karte gezogen, und wer vom leeren Stapel ziehen muss, verliert die Mission für alle.',
      };
    case 'die':
      return of.hostile ? hostile(of.face) : own(of.face);
  }
}

function own(face: Extract<Sign, { hostile: false }>['face']): { readonly title: string; readonly says: string } {
  if (face === 'success') return { title: 'Erfolg', says: 'Macht dem Ziel 1 Schaden.' };
  if (face === 'critical') return { title: 'Kritischer Treffer', says: 'Macht dem Ziel 1 Schaden, und ein weiterer Würfel wird sofort geworfen.' };
  return {
    title: `Ergebnis ${capital(cards.advantageName(face))}`,
    says: `Gib [${face}] aus, um einen Erfolg daraus zu machen; sonst erhältst du [${face}] nach dem Angriff.`,
  };
}

function hostile(face: Extract<Sign, { hostile: true }>['face']): { readonly title: string; readonly says: string } {
  if (face === 'SP')
    return {
      title: 'Spezial',
      says: 'Von links die erste Gegnerkarte, deren Spezial noch nicht dran war, führt es jetzt aus; ist keine mehr übrig, wird ein Gegner gezogen.',
    };
  return { title: `Schaden: ${cards.advantageName(face)}`, says: `Zahle [${face}] dagegen, zusammen mit dem übrigen Schaden, oder verliere einen Orden.` };
}

export const legend: LegendWords = {
  sign,
  now: 'Jetzt:',
  click: (open) => (open.length === 0 ? 'Wähle einen Zug aus der Liste.' : `Klicke auf ${or(open.map((what) => OPEN[what]))}.`),
  wait: (who) => (who.length === 0 ? 'Hier ist nichts zu tun.' : `Warte auf ${and(who)}.`),
  past: 'Du siehst einen früheren Zug. Geh zurück zum Spiel, um weiterzuspielen.',
  over: 'Die Mission ist vorbei.',
  clause: 'Die Regel',
};
