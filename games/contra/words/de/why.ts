import { cardNamed, commando } from '../../content/index.ts';
import { num, symbols, text } from '../fields.ts';
import { clearCost, heldBy, lacks, runLimit, weaponRange } from '../means.ts';
import { type Forbidden, inTheWay, type Reasons, whyNotWith } from '../why.ts';
import { cardWords as cards } from './cards.ts';
import { around, fields, or } from './grammar.ts';
import { advantage, foe, symbol, thing, whose } from './things.ts';

const name = ({ f }: Forbidden): string => cards.commandoName(f.id);
const decides = (f: Forbidden): string => `Das entscheidet ${cards.commandoName(f.decides)}.`;
/** At the beginning of a sentence. */
const subject = (target: string): string => (target === 'boss' ? 'Der Boss' : foe(target));

function moveReason(f: Forbidden): string {
  if (f.deed.do === 'answer') return `${name(f)} teilt sich das Feld und kann hier nicht bleiben.`;
  const there = f.view.fighters.find(({ id, space }) => space === f.at && id !== f.f.id);
  return `Auf ${f.at} steht ${there === undefined ? 'ein anderes Kommando' : cards.commandoName(there.id)}: Dort endet keine Bewegung.`;
}

function tooFar(f: Forbidden): string {
  const limit = f.kind === 'move' ? num(f.about, 'spaces') : runLimit(f.view);
  if (f.away > limit) return `${f.at} ist ${fields(f.away)} entfernt, und der Lauf geht höchstens ${limit} weit.`;
  return `Kein freier Weg führt nach ${f.at}: Ein Lauf führt weder einen Vorsprung hinauf noch an Gegnern vorbei.`;
}

function blocked(f: Forbidden): string | null {
  const found = inTheWay(f);
  return found === null ? null : `${subject(found.enemy)} steht auf ${found.at}.`;
}

function outOfRange(f: Forbidden): string {
  const range = num(f.about, 'range') < 0 ? weaponRange(f.view, f.f) : num(f.about, 'range');
  return `${f.target === '' ? f.at : subject(f.target)} ist ${fields(f.away)} entfernt; die Reichweite ist ${range}.`;
}

/** What the rulebook allows and a card does not. */
function cardSays(f: Forbidden): string | null {
  const { deed, view } = f;
  const held = heldBy(view, f.f);
  if (deed.do === 'run') return held === null ? null : `${foe(held)} steht neben ${name(f)}: kein Lauf.`;
  if (deed.do === 'convert') return 'Hier wird nichts kostenlos umgewandelt.';
  if (deed.do === 'assign') return `Auf ${cards.bossCardName(deed.boss)} geht nicht mehr Schaden eines Angriffs.`;
  return deed.do === 'target' ? `${foe(deed.target)} liegt schon bei ${name(f)}.` : null;
}

function costReason({ deed }: Forbidden): string | null {
  if (deed.do === 'play') return `${cards.cardName(deed.card)} kostet ${advantage(cardNamed(deed.card).cost ?? [])}, neben der Karte selbst.`;
  return deed.do === 'clear' ? `Es kostet ${advantage(clearCost(deed.card))}, ${cards.stageCardName(deed.card)} loszuwerden.` : null;
}

function reactionReason(f: Forbidden): string | null {
  const { deed } = f;
  if (deed.do === 'play') return `${cards.cardName(deed.card)} wird gespielt, wenn jemand Schaden erleiden würde.`;
  if (deed.do !== 'prevent') return null;
  const within = cardNamed(deed.card).reaction?.within;
  return within === undefined
    ? `${cards.cardName(deed.card)} schützt nur, wer die Karte spielt.`
    : `${cards.cardName(deed.card)} schützt ${around(within)}, und ${name(f)} ist weiter weg.`;
}

function abilityReason(f: Forbidden): string {
  if (f.deed.do !== 'ability' && f.deed.do !== 'quiet') return `${name(f)} ist jetzt nicht gefragt.`;
  const { cost, id } = commando(f.f.id).ability;
  if (lacks(f.f, cost).length > 0) return `${cards.abilityName(id)} kostet ${advantage(cost)}, und das hat ${name(f)} nicht.`;
  if (f.view.fight !== null) return 'Während eines Kommandoangriffs greift niemand ein.';
  if (f.deed.do === 'ability' && f.f.quiet !== '') return `${name(f)} wollte jetzt nicht gefragt werden.`;
  return `${cards.abilityName(id)} könnte jetzt nichts bewirken.`;
}

function slowReason({ view }: Forbidden): string {
  if (view.stage !== 'waterfall') return '„Langsamer!“ gibt es nur am Wasserfall.';
  if (view.slowed) return '„Langsamer!“ wurde in dieser Runde schon benutzt.';
  return view.stageDeck.left === 0 ? 'Es ist keine Schauplatzkarte mehr da.' : 'Dieser Teil der Geschichte wird ohne „Langsamer!“ gespielt.';
}

const noToken = (f: Forbidden): string | null => ('type' in f.deed ? `${name(f)} hat keinen Marker ${f.deed.type}.` : null);

const REASONS: Reasons = {
  'contra.turn.move-once': (f) => `${name(f)} hat sich in diesem Zug schon bewegt; weitere Bewegungen bringen nur Karten.`,
  'contra.move.run': tooFar,
  'contra.move.jump': (f) => `${f.at} ist ${fields(f.away)} entfernt, und ein Sprung geht 1 weit.`,
  'contra.space.ledge-jump-up': (f) => `${f.at} liegt auf einem Vorsprung: Springe von nebenan hinauf.`,
  'contra.move.not-into-enemies': blocked,
  'contra.move.no-shared-end': moveReason,
  'contra.move.choose-type-first': (f) => (f.deed.do === 'run' ? 'Hier bleibt nur ein Sprung.' : 'Diese Bewegung ist ein Lauf.'),
  'contra.golden.cards-beat-rulebook': cardSays,
  'contra.turn.attack-once': (f) => `${name(f)} hat in diesem Zug schon angegriffen; weitere Angriffe bringen nur Karten.`,
  'contra.attack.weapon-special-scope': (f) =>
    f.deed.do === 'again'
      ? 'Nur der Schnellfeuer-Bausatz greift ein zweites Mal an, nach dem normalen Angriff.'
      : `${subject(f.target)} steht nicht neben dem ersten Angriffsziel.`,
  'contra.attack.choose-target': outOfRange,
  'contra.range.count': outOfRange,
  'contra.boss.one-target': () => 'Das ist schon das erste Angriffsziel.',
  'contra.boss.undefeated-stays': () => 'Der Boss kann hierfür nicht gewählt werden.',
  'contra.turn.cards-only-own-turn': reactionReason,
  'contra.turn.one-at-a-time': (f) => (f.kind === 'act' ? `${cards.commandoName(f.decides)} ist am Zug.` : decides(f)),
  'contra.turn.no-card-inside-resolution': decides,
  'contra.effect.may-pay-in-full': costReason,
  'contra.cards.commando-card': (f) => (f.deed.do === 'play' ? `${cards.cardName(f.deed.card)} könnte hier und jetzt nichts bewirken.` : null),
  'contra.setup.reference-flip': slowReason,
  'contra.stage.discard-after': (f) => (f.deed.do === 'clear' ? `${cards.stageCardName(f.deed.card)} lässt sich nicht ablegen.` : null),
  'contra.ability.cost': abilityReason,
  'contra.ability.windows-between-effects': abilityReason,
  'contra.general.player-choice': (f) => ('who' in f.deed ? `${name(f)} ist jetzt nicht gefragt.` : decides(f)),
  'contra.round.commando-order-free': (f) => `${name(f)} war in dieser Runde schon am Zug.`,
  'contra.round.enemy-order-free': (f) => `${whose(name(f))} Gegner haben in dieser Runde schon angegriffen.`,
  'contra.effect.each-commando-order': (f) =>
    `Das betrifft ${name(f)} nicht mehr${thing(text(f.about, 'what')) === '' ? '' : ` (${thing(text(f.about, 'what'))})`}.`,
  'contra.advantage.spend-own': decides,
  'contra.advantage.spend-sources': (f) => `Fällig ist ${symbol(text(f.about, 'symbol'))}.`,
  'contra.advantage.spend-token': noToken,
  'contra.advantage.attack-conversion': noToken,
  'contra.faq.cards-not-tokens': noToken,
  'contra.advantage.any-gain': (f) => `Hier gibt es nur ${or(symbols(f.about, 'of').map(symbol))}.`,
  'contra.advantage.limit': (f) => ('type' in f.deed ? `${name(f)} hat drei Marker ${f.deed.type}: Mehr geht nicht.` : null),
  'contra.limits.advantage-supply': (f) => ('type' in f.deed ? `Im Vorrat ist kein Marker ${f.deed.type} mehr.` : null),
  'contra.attack.convert': (f) => ('type' in f.deed ? `Es gibt kein Ergebnis ${f.deed.type} zum Umwandeln.` : null),
  'contra.suffer.all-or-nothing': (f) => `${name(f)} fehlt ${advantage(lacks(f.f, symbols(f.about, 'damage')))}: Schaden wird ganz bezahlt oder gar nicht.`,
  'contra.boss.split-cap': (f) => (f.deed.do === 'assign' ? `So viel braucht es nicht mehr: ${cards.bossCardName(f.deed.boss)}.` : null),
  'contra.boss.never-unflipped': (f) => (f.deed.do === 'assign' ? `Diese Bosskarte ist schon besiegt: ${cards.bossCardName(f.deed.boss)}.` : null),
  'contra.story.efg3.rule-invulnerable': (f) =>
    f.deed.do === 'assign' ? `In diesem Teil der Geschichte nimmt ${cards.bossCardName(f.deed.boss)} keinen Schaden.` : null,
  'contra.effect.forced-choice-full': () => 'Etwas anderes lässt sich ganz erfüllen, also muss es so etwas sein.',
  'contra.effect.forced-choice-closest': () => 'Nichts lässt sich ganz erfüllen: Nimm, wovon am wenigsten offen bleibt.',
  'contra.effect.forced-single': () => 'Das ist keine Wahl: Eine Karte muss abgelegt werden.',
  'contra.enemy-turn.added-counts-for-rerolls': () => 'Kein Gegnerwürfel zeigt das; hinzugekommene Ergebnisse sind keine Würfel.',
  'contra.limits.other-tokens': (f) => `Auf ${f.at} liegt kein Gel.`,
  'contra.setup.commando-start': (f) => (f.at === '' ? decides(f) : `Auf ${f.at} beginnt schon jemand.`),
  'contra.stage.pillbox-icon-may': (f) => (f.at === '' ? decides(f) : `Auf ${f.at} liegt schon ein Sensormarker.`),
  'contra.objective.own-turn-only': decides,
  'contra.objective.personal': decides,
  'contra.objective.token-lost': (f) => (f.deed.do === 'slot' ? `${name(f)} hat keinen Zielmarker ${f.deed.n}.` : null),
  'contra.weapon.gain-may-equip': decides,
};

export const whyNot = whyNotWith(REASONS);
