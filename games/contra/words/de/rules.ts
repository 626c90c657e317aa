import type { BossRule, StageId } from '../../content/cards.ts';
import type { RuleName } from '../../content/effect.ts';
import type { StageCardId } from '../../content/ids.ts';
import type { Rule } from '../cards.ts';
import { and, fields, successes } from './grammar.ts';

/** The rules that have a name because no effect says them: a clause, and the sentences behind it. */
export const RULES: Readonly<Record<RuleName, readonly [string, ...string[]]>> = {
  'grenades-burst': ['jede Granate explodiert: Jedes Kommando auf ihrem Feld oder daneben erleidet [M] Schaden', 'Dann wird sie entfernt.'],
  'grenades-thrown': ['je 2 Kommandos (aufgerundet) kommt 1 Granate auf das Feld eines Kommandos, das die Gruppe wählt'],
  'grenades-swept': ['entferne alle Granaten vom Spielplan'],
  'platform-breaks': ['die Gruppe legt einen Schauplatzmarker auf eine Plattform, die von nun an keine mehr ist'],
  'platform-hits': ['jedes Kommando dort erleidet [M] Schaden'],
  'hive-pulse': [
    'lege 1 Gel (2 ab 3 Kommandos) auf das Wadder-Feld mit den wenigsten Gelen',
    'Für jeden Schaden, der dort liegt, wird dieser Schaden abgelegt, statt ein Gel zu legen.',
  ],
  'living-walls': ['jedes Kommando auf oder neben einem Feld mit Gelen nimmt 1 davon auf seine Charakterkarte'],
  heartbeat: ['für jedes Wadder-Feld mit mindestens 2 Gelen erleidet das Kommando, das ihm am nächsten ist, [S] Schaden'],
  'purge-vent': ['lege bis zu 2 Gele je Kommando vom Spielplan in den Vorrat zurück'],
  'dogra-fires': ['das Kommando, das dem Boss am nächsten ist, erleidet [M] [A] Schaden'],
  'dimers-drift': [
    'jeder Blasendimer zieht 1 Feld auf das Kommando zu, das ihm am nächsten ist',
    'Ein Kommando, dessen Feld er erreicht, erleidet [M] Schaden, und der Dimer kommt in den Vorrat zurück.',
  ],
};

export function bossRules(rule: BossRule): readonly Rule[] {
  switch (rule.is) {
    case 'blast-doors':
      return [{ name: 'Schutztore', text: `Ein Angriff auf den Boss aus mehr als ${dative(rule.beyond)} Entfernung ignoriert ${successes(rule.ignored)}.` }];
    case 'bubble-screen':
      return [
        {
          name: 'Aufbau',
          text: `Lege je Kommando ${rule.perCommando} Blasendimere einzeln auf die leeren Felder, die den Bossfeldern am nächsten sind.`,
        },
        {
          name: 'Blasenschirm',
          text: 'Ein Kommando, das auf ein Feld mit einem Blasendimer läuft, erleidet [M] Schaden, und der Dimer kommt in den Vorrat zurück. Ein Angriff auf den Boss durch ein Kommando mit einem Dimer im Umkreis von 1 Feld hat 1 Würfel weniger (mindestens 1).',
        },
      ];
    case 'trample':
      return [{ name: 'Niedertrampeln', text: 'Wenn der Boss eine Bewegung beendet, erleidet jedes Kommando neben ihm [M] Schaden.' }];
    case 'brood-mother':
      return [
        {
          name: 'Einen Bugger schlüpfen lassen',
          text: 'Suche im Gegnerstapel, dann in seinem Ablagestapel nach einem Bugger und behandle ihn, als hättest du ihn gezogen. Mische, was du durchsucht hast. Ist keiner mehr da, erleide stattdessen [S] Schaden.',
        },
        { name: 'Brutmutter', text: `Solange eine Bugger-Karte in einem Spielbereich liegt, ignoriert jeder Angriff auf den Boss ${successes(rule.ignored)}.` },
      ];
  }
}

export function stageSetup(inPlay: readonly string[], shuffled: number): Rule {
  return { name: 'Aufbau', text: `Lege ${and(inPlay)} in den Spielbereich des Schauplatzes. Mische die übrigen ${shuffled} Karten.` };
}

export function stageRules(id: StageId): readonly Rule[] {
  switch (id) {
    case 'jungle':
      return [
        { name: 'Alarm!', text: 'Sobald 4 Alarmmarker auf Basisalarm liegen, werden sie alle entfernt, und jedes Kommando zieht einen Gegner.' },
        { name: 'Alarmposten', text: 'Wenn du einen Alarmposten betrittst, darfst du [S] ausgeben, um 1 Alarmmarker von Basisalarm zu entfernen.' },
      ];
    case 'waterfall':
      return [
        {
          name: 'Langsamer!',
          text: 'Einmal je Runde darf, wer gerade am Zug ist, die oberste Schauplatzkarte ablegen, um den Rutschmarker 2 Felder zurückzuziehen.',
        },
        { name: 'Plattform', text: 'Eine Plattform schützt vor den Effekten, die das sagen.' },
      ];
    case 'snow-field':
      return [{ name: 'Tiefe Wehen', text: 'Ein Kommando, das in eine Schneewehe läuft, beendet dort diese Bewegung.' }];
    case 'alien-lair':
      return [
        {
          name: 'Das Nest ausbrennen',
          text: 'Wer angreift, darf beliebig viele Erfolge des Angriffs als Schaden auf ein Wadder-Feld in Reichweite legen, statt sie auszuteilen.',
        },
        {
          name: 'Ansteckende Gele',
          text: 'Ein Kommando, das auf ein Feld mit Gelen läuft, nimmt 1 davon auf seine Charakterkarte. Ab 1 Gel dort kommt zu deinen Gegnerangriffen [S] hinzu, ab 3 Gelen [S] [S].',
        },
        {
          name: 'Sie überrennen uns!',
          text: 'Können Gele nicht gelegt oder eine Forderung dieses Schauplatzes nicht ganz erfüllt werden, erleidet das betroffene Kommando [*] Schaden (jedes Kommando, wenn keines besonders betroffen ist). Dann kommen 3 Gele vom Spielplan in den Vorrat zurück.',
        },
      ];
  }
}

export function stageNotes(id: StageCardId): readonly string[] {
  if (id !== 'slip-track') return [];
  return [
    'Auf einem Rutschfeld muss jedes Kommando, das nicht auf einer Plattform steht, [M] ausgeben oder wird 1 Feld vom Boss weg bewegt. Auf dem Sturzfeld erleidet jedes Kommando [M] [M] Schaden, auf einer Plattform [M] Schaden; dann kommt der Marker auf das erste Rutschfeld zurück.',
  ];
}

function dative(n: number): string {
  return n === 1 ? fields(n) : `${fields(n)}n`;
}
