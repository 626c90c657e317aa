import type { Attack, DeckName, Effect } from '../../content/effect.ts';
import { icons, tokensOf } from '../icons.ts';
import { conditionText, whose } from './condition.ts';
import { and, around, capital, fewerDice, fields, or, sentence, withDice } from './grammar.ts';
import { RULES } from './rules.ts';
import { type Action, clause, may, must, type Part, type Said } from './said.ts';
import * as verbs from './verbs.ts';

/** Who does what an effect says: the reader, or somebody whom the sentence has named. */
type Person = 'you' | 'they';

/** Effects in plain sentences, one after the other. */
export function effectText(effects: readonly Effect[]): string {
  return effects
    .map((effect) => said(effect, 'you'))
    .flatMap((one, index) => [sentence(one.kind === 'clause' ? one.text : one.imperative(index > 0 ? 'dann' : '')), ...one.more])
    .join(' ');
}

function said(effect: Effect, person: Person): Said {
  const [he, him] = person === 'you' ? ['du', 'dich'] : ['es', 'es'];
  /** "dein" or "sein", with its ending. */
  const your = (ending: string) => `${person === 'you' ? 'dein' : 'sein'}${ending}`;
  switch (effect.do) {
    case 'attack':
      return attack(effect, your);
    case 'next-attack': {
      const whose = effect.who === 'you' ? `${your('')} nächster Angriff` : 'der nächste Angriff eines anderen Kommandos';
      const near = effect.within === undefined ? '' : `, wenn sein Ziel höchstens ${fields(effect.within)} entfernt ist`;
      const sure = effect.sure === true ? ', und keiner seiner Erfolge kann ignoriert werden' : '';
      return clause(`${whose} in ${effect.until === 'turn' ? 'diesem Zug' : 'dieser Runde'} hat ${effect.dice} Würfel mehr${near}${sure}`);
    }
    case 'damage':
      return verbs.inflict(`${effect.to === 'one' ? 'einem' : 'jedem'} Gegner (nicht dem Boss) ${around(effect.within)} ${effect.n} Schaden`);
    case 'move': {
      const run = verbs.run(effect.spaces ?? 3);
      return effect.who === 'you' ? run : clause(`ein ${effect.who === 'another' ? 'anderes ' : ''}Kommando${near(effect.within)} darf ${run.infinitive}`);
    }
    case 'jump':
      return effect.times === 1 ? may(verbs.jump('1 Feld weit')) : verbs.jump(`bis zu ${effect.times}-mal 1 Feld weit`);
    case 'place':
      return verbs.stand(`auf ein leeres Vorsprungfeld ${around(effect.within)}`);
    case 'push': {
      const way = `${fields(effect.spaces)} ${effect.towards === undefined ? 'vom Boss weg' : 'auf das nächste Wadder-Feld zu'} bewegt`;
      return person === 'you' ? clause(`du wirst ${way}`) : verbs.become(way);
    }
    case 'draw':
      if (effect.who === 'you') return verbs.draw(cards(effect.n));
      return clause(`ein ${effect.who === 'another' ? 'anderes Kommando' : 'Kommando deiner Wahl'} zieht ${cards(effect.n)}`);
    case 'discard':
      return verbs.discard(`${cards(effect.n)} aus ${your('er')} Hand`);
    case 'recover':
      return verbs.take(`${effect.n} andere ${effect.n === 1 ? 'Karte' : 'Karten'} aus ${your('em')} Ablagestapel auf die Hand`);
    case 'gain': {
      const what = effect.one === true ? or(effect.symbols.map((symbol) => icons([symbol]))) : icons(effect.symbols);
      if (effect.who === undefined || effect.who === 'you') return verbs.gain(what);
      return clause(`${effect.who === 'any' ? 'du oder ein' : 'ein anderes'} Kommando${near(effect.within)} erhält ${what}`);
    }
    case 'suffer': {
      const { symbols, close } = effect;
      const tail = close === undefined ? '' : `, ${around(close.within)} um den Boss ${icons([...symbols, ...close.symbols])} Schaden`;
      return verbs.suffer(`${icons(symbols)} Schaden`, { tail });
    }
    case 'blast':
      if (effect.of === 'boss') return clause(`jedes Kommando ${around(effect.within)} um den Boss erleidet ${icons(effect.symbols)} Schaden`);
      return clause(`${he} und jedes Kommando ${around(effect.within)} um ${him} erleiden je ${icons(effect.symbols)} Schaden`);
    case 'spend':
      return must(verbs.spend(icons(effect.symbols)));
    case 'lose-tokens': {
      const { typed, any } = tokensOf(effect.symbols);
      return must(verbs.discard(and([...typed.map((some) => `${some}-Marker`), ...(any === 0 ? [] : [`${any} Marker`])])));
    }
    case 'lose-medal':
      return verbs.lose('einen Orden');
    case 'lose-objective':
      return must(verbs.discard(`einen Zielmarker ${your('er')} Wahl von ${your('er')} Missionskarte`));
    case 'either': {
      const ways = effect.of.map((way) => allActions(way, person)).filter((way) => way !== null);
      if (ways.length < effect.of.length) return choice(effect.of, person);
      const one = (form: 'infinitive' | 'to') => or(ways.map((way) => and(way.map((action) => action[form]))));
      return must({ infinitive: one('infinitive'), to: one('to'), more: ways.flat().flatMap(({ more }) => more) });
    }
    case 'choose':
      return choice(effect.of, person);
    case 'may': {
      const cost = effect.cost === 'stage-card' ? verbs.discard('die oberste Schauplatzkarte') : verbs.spend(icons(effect.cost));
      const actions = allActions(effect.then, person);
      if (actions !== null) {
        const aim = `, um ${and(actions.map(({ to }) => to))}`;
        return may({ infinitive: `${cost.infinitive}${aim}`, to: `${cost.to}${aim}`, more: actions.flatMap(({ more }) => more) });
      }
      const { text, more } = inside(effect.then, person);
      return may({ infinitive: `${cost.infinitive}; dafür: ${text}`, to: `${cost.to}; dafür: ${text}`, more });
    }
    case 'if':
      return when(`wenn ${conditionText(effect.when, person)}`, effect.then, person);
    case 'each': {
      const main = they(`jedes Kommando${effect.who === undefined ? '' : whose(effect.who)}`, effect.then);
      if (effect.else === undefined) return clause(main.text, main.more);
      const others = they('jedes andere Kommando', effect.else);
      return clause(`${main.text}; ${others.text}`, [...main.more, ...others.more]);
    }
    case 'if-any-did-not':
      return when('wenn mindestens 1 Kommando das nicht getan hat', effect.then, 'you');
    case 'draw-enemy':
      return verbs.draw('einen Gegner');
    case 'hatch':
      return verbs.allow('einen Bugger schlüpfen');
    case 'take-enemy':
      return verbs.take(`eine Gegnerkarte (keinen Boss) eines anderen Kommandos in ${your('en')} Spielbereich`, { tail: ', wenn dort Platz ist' });
    case 'breach':
      return verbs.choose(`einen Gegner (nicht den Boss) ${around(effect.within)}`, {
        more: ['Seine Fähigkeit und seine Spezialfähigkeit gelten bis zum Ende der Runde nicht.'],
      });
    case 'screen':
      if (effect.within === undefined) return clause(`bis zum Ende der Runde hat ${your('')} Gegnerangriff ${fewerDice(effect.dice)}`);
      return clause(
        `bis zum Ende der Runde haben ${your('')} Gegnerangriff und der jedes Kommandos ${around(effect.within)} um ${him} ${fewerDice(effect.dice)}`,
      );
    case 'add': {
      const what = verbs.add(`dem Gegnerangriff ${icons(effect.results)}`);
      return effect.when === undefined ? what : clause(`wenn ${conditionText(effect.when, person)}, ${what.imperative()}`);
    }
    case 'approach':
      if (effect.spaces === undefined) return clause(`dieser Gegner zieht direkt neben ${him}`);
      return clause(`dieser Gegner zieht bis zu ${fields(effect.spaces)} auf ${him} zu`);
    case 'push-enemy':
      return clause(
        `ein Gegner (nicht der Boss) ${around(effect.within)} wird bis zu ${fields(effect.spaces)} von ${person === 'you' ? 'dir' : 'ihm'} weggeschoben`,
      );
    case 'boss-moves':
      return clause(
        `der Boss zieht bis zu ${fields(effect.spaces)} auf ${effect.towards === 'you' ? him : 'das Kommando'} zu${effect.towards === 'you' ? '' : ', das am weitesten von ihm entfernt ist'}`,
      );
    case 'repair':
      return verbs.remove(`${effect.n} Schaden von dieser Karte`);
    case 'draw-weapon':
      return verbs.draw('eine Waffenkarte');
    case 'reveal': {
      const { decks, n, bottom } = effect;
      const put = `Du darfst ${n === 1 ? 'sie' : `${bottom} davon`} unter diesen Stapel legen.`;
      return verbs.reveal(`die ${n === 1 ? 'oberste Karte' : `obersten ${n} Karten`} des ${piles(decks)}`, { more: bottom === 0 ? [] : [put] });
    }
    case 'discard-stage-card':
      return verbs.discard('die oberste Schauplatzkarte');
    case 'discard-this':
      return verbs.discard('diese Karte');
    case 'alarm':
      return verbs.lay(`${effect.n} Alarmmarker auf Basisalarm`);
    case 'slip':
      return verbs.advance(`den Rutschmarker ${fields(effect.n)}`, { more: effect.n === 1 ? [] : ['Nur das Feld, auf dem er stehen bleibt, zählt.'] });
    case 'grenade':
      return verbs.lay(`1 Granate auf ${your('')} Feld`);
    case 'gels':
      if (effect.to === 'you') return verbs.take(`${gels(effect.n)} aus dem Vorrat auf ${your('e')} Charakterkarte`);
      return verbs.lay(`${gels(effect.n)} aus dem Vorrat auf das nächste Wadder-Feld`);
    case 'clean-gels':
      return verbs.putBack(`alle Gele von ${your('er')} Charakterkarte in den Vorrat`);
    case 'clear-damage':
      return verbs.remove(`${effect.n} Schaden vom Spielplan`);
    case 'dimers': {
      const what = effect.n === 1 ? '1 Blasendimer' : `${effect.n} Blasendimere`;
      if (effect.here === true) return verbs.lay(`${what} auf ${your('')} Feld oder ein leeres Feld daneben`);
      return verbs.lay(`${what} auf leere Felder ${around(effect.within)} um ${him}`);
    }
    case 'rule': {
      const [text, ...more] = RULES[effect.rule];
      return clause(text, more);
    }
  }
}

function attack({ pool, dice, range, close, stranger, targets, free, reroll }: Attack, your: (ending: string) => string): Said {
  const extras = [
    ...(dice === undefined ? [] : [`${dice} Würfel mehr`]),
    ...(range === undefined ? [] : [range === 1 ? '1 Feld mehr Reichweite' : `${range} Feldern mehr Reichweite`]),
  ];
  const weapon = `mit ${your('er')} Waffe`;
  const means = pool === undefined ? weapon : `statt ${weapon} mit ${withDice(pool.dice)}`;
  const whom = targets !== 'each' ? '' : ` jeden Gegner ${pool === undefined ? 'in Reichweite' : around(pool.range)}`;
  const reach = pool === undefined || targets === 'each' ? '' : ` (Reichweite ${pool.range})`;
  return verbs.attack(`${means}${whom}`, {
    tail: `${reach}${extras.length === 0 ? '' : `, mit ${and(extras)}`}`,
    more: [
      ...(targets === 'adjacent' ? ['Der Angriff trifft auch jeden Gegner neben dem Ziel.'] : []),
      ...(close === undefined ? [] : [`Der Angriff hat ${close.dice} Würfel mehr, wenn das Ziel höchstens ${fields(close.within)} entfernt ist.`]),
      ...(stranger === undefined
        ? []
        : [`Der Angriff hat ${stranger.dice} Würfel mehr, wenn das Ziel der Boss ist oder seine Karte nicht in ${your('em')} Spielbereich liegt.`]),
      ...(typeof free === 'number'
        ? [`${free} ${free === 1 ? 'Vorteilsergebnis darf kostenlos in einen Erfolg' : 'Vorteilsergebnisse dürfen kostenlos in Erfolge'} umgewandelt werden.`]
        : []),
      ...(typeof free === 'string' ? [`[${free}]-Ergebnisse dürfen kostenlos in Erfolge umgewandelt werden.`] : []),
      ...(reroll === true ? ['Einmal nach dem Wurf, bevor kritische Treffer weitere Würfel bringen, dürfen beliebige Würfel neu geworfen werden.'] : []),
    ],
  });
}

function choice(ways: readonly (readonly Effect[])[], person: Person): Said {
  const parts = ways.map((way) => inside(way, person));
  return clause(
    `wähle: ${capital(parts.map(({ text }) => text).join('; oder '))}`,
    parts.flatMap(({ more }) => more),
  );
}

/** What is done on a condition: "wenn …, ziehe 1 Karte", "wenn …, zieht dieses Kommando 1 Karte". */
function when(condition: string, effects: readonly Effect[], person: Person): Said {
  const actions = allActions(effects, person);
  if (actions === null) {
    const { text, more } = inside(effects, person);
    return clause(`${condition}: ${text}`, more);
  }
  const done = actions.map((action, index) => (person === 'you' ? action.imperative() : action.third(index === 0 ? 'dieses Kommando' : '')));
  return clause(
    `${condition}, ${and(done)}`,
    actions.flatMap(({ more }) => more),
  );
}

/** What somebody does whom the sentence names. */
function they(subject: string, effects: readonly Effect[]): Part {
  const actions = allActions(effects, 'they');
  if (actions !== null) return { text: `${subject} ${and(actions.map((action) => action.third()))}`, more: actions.flatMap(({ more }) => more) };
  const { text, more } = inside(effects, 'they');
  return { text: `${subject}: ${text}`, more };
}

/** Effects inside a sentence. */
function inside(effects: readonly Effect[], person: Person): Part {
  const all = effects.map((effect) => said(effect, person));
  const parts = all.map((one) => (one.kind === 'clause' ? one.text : person === 'you' ? one.imperative() : one.infinitive));
  return { text: parts.join(', dann '), more: all.flatMap(({ more }) => more) };
}

/** The actions that effects are; null where there is something else. */
function allActions(effects: readonly Effect[], person: Person): readonly Action[] | null {
  const all = effects.map((effect) => said(effect, person));
  const actions = all.filter((one) => one.kind === 'action');
  return actions.length < all.length ? null : actions;
}

/** "Gegner-, Ziel- oder Waffenstapels". */
function piles(decks: readonly DeckName[]): string {
  return or(decks.map((deck, index) => `${PILES[deck]}${index === decks.length - 1 ? 'stapels' : '-'}`));
}

const PILES: Readonly<Record<DeckName, string>> = { stage: 'Schauplatz', enemy: 'Gegner', objective: 'Ziel', weapon: 'Waffen' };

function cards(n: number): string {
  return n === 1 ? '1 Karte' : `${n} Karten`;
}

function gels(n: number): string {
  return n === 1 ? '1 Gel' : `${n} Gele`;
}

function near(within: number | undefined): string {
  return within === undefined ? '' : ` ${around(within)}`;
}
