import type { AboutOf } from '#kernel';
import { cardNamed, commando, type TargetId } from '../../content/index.ts';
import { lacks, purseOf } from '../../facts/advantage.ts';
import { rangeOf } from '../../facts/arms.ts';
import { canRunTo, heldBy, whoIsAt } from '../../facts/places.ts';
import { clearCost, runLimit } from '../../facts/stage-area.ts';
import type { Contra } from '../../types.ts';
import { type Forbidden, inTheWay, isOpen, type Reasons, whyNotWith } from '../why.ts';
import { cardWords as cards } from './cards.ts';
import { around, fields, or } from './grammar.ts';
import { advantage, foe, symbol, thing, whose } from './things.ts';

const name = ({ f }: Forbidden): string => cards.commandoName(f.id);
const decides = (f: Forbidden): string => `Das entscheidet ${cards.commandoName(f.decides)}.`;
/** At the beginning of a sentence. */
const subject = (target: TargetId): string => (target === 'boss' ? 'Der Boss' : foe(target));

function moveReason(f: Forbidden): string {
  if (f.answer.do === 'done') return `${name(f)} teilt sich das Feld und kann hier nicht bleiben.`;
  const there = f.view.fighters.find(({ id, space }) => space === f.at && id !== f.f.id);
  return `Auf ${f.at} steht ${there === undefined ? 'ein anderes Kommando' : cards.commandoName(there.id)}: Dort endet keine Bewegung.`;
}

function tooFar(f: Forbidden): string {
  const limit = f.decision.kind === 'move' ? f.decision.about.spaces : runLimit(f.view);
  if (f.away > limit) return `${f.at} ist ${fields(f.away)} entfernt, und der Lauf geht höchstens ${limit} weit.`;
  if (f.at !== null && canRunTo(f.view, f.f.space, f.at, limit)) return `Ein Lauf nach ${f.at} führt über andere Felder.`;
  return `Kein Weg von höchstens ${fields(limit)} führt nach ${f.at}: Ein Lauf führt weder einen Vorsprung hinauf noch an Gegnern vorbei.`;
}

function blocked(f: Forbidden): string | null {
  const found = inTheWay(f);
  return found === null ? null : `${subject(found.enemy)} steht auf ${found.at}.`;
}

function outOfRange({ decision: { about }, view, f, target, at, away }: Forbidden): string {
  const range = 'range' in about ? about.range : rangeOf(view, f);
  return `${target === null ? at : subject(target)} ist ${fields(away)} entfernt; die Reichweite ist ${range}.`;
}

/** What the rulebook allows and a card does not. */
function cardSays(f: Forbidden): string | null {
  const { answer, view } = f;
  const held = heldBy(view, f.f);
  if (answer.do === 'run') return held === null ? null : `${foe(held.id)} steht neben ${name(f)}: kein Lauf.`;
  if (answer.do === 'convert') return 'Hier wird nichts kostenlos umgewandelt.';
  if (answer.do === 'assign') return `Mehr Schaden aus einem Angriff geht nicht auf ${cards.bossCardName(answer.boss)}.`;
  return answer.do === 'take' ? `${foe(answer.target)} liegt schon bei ${name(f)}.` : null;
}

function costReason({ answer }: Forbidden): string | null {
  if (answer.do === 'play') return `${cards.cardName(answer.card)} kostet ${advantage(cardNamed(answer.card).cost ?? [])}, neben der Karte selbst.`;
  return answer.do === 'clear' ? `Es kostet ${advantage(clearCost(answer.stageCard) ?? [])}, ${cards.stageCardName(answer.stageCard)} loszuwerden.` : null;
}

function reactionReason(f: Forbidden): string | null {
  const { answer } = f;
  if (answer.do === 'play') return `${cards.cardName(answer.card)} wird gespielt, wenn jemand Schaden erleiden würde.`;
  if (answer.do !== 'prevent') return null;
  const within = cardNamed(answer.card).reaction?.within;
  return within === undefined
    ? `${cards.cardName(answer.card)} schützt nur den, der die Karte spielt.`
    : `${cards.cardName(answer.card)} schützt ${around(within)}, und ${cards.commandoName(f.decides)} ist weiter weg.`;
}

function abilityReason(f: Forbidden): string {
  if (f.answer.do === 'ask-me')
    return f.f.asking === f.answer.when ? `Das ist für ${name(f)} schon so eingestellt.` : `${name(f)} hat das gerade geändert: Erst muss etwas geschehen.`;
  if (f.answer.do !== 'ability') return `${name(f)} ist jetzt nicht gefragt.`;
  const { cost, id } = commando(f.f.id).ability;
  if (lacks(purseOf(f.f), cost).length > 0) return `${cards.abilityName(id)} kostet ${advantage(cost)}, und das hat ${name(f)} nicht.`;
  if (f.view.fight !== null) return 'Während eines Kommandoangriffs greift niemand ein.';
  return `${cards.abilityName(id)} könnte jetzt nichts bewirken.`;
}

function slowReason({ view }: Forbidden): string {
  if (view.stage !== 'waterfall') return '„Langsamer!“ gibt es nur am Wasserfall.';
  if (view.slowed) return '„Langsamer!“ wurde in dieser Runde schon benutzt.';
  return view.stageDeck.left === 0 ? 'Es ist keine Schauplatzkarte mehr da.' : 'Dieser Teil der Geschichte wird ohne „Langsamer!“ gespielt.';
}

const noToken = (f: Forbidden): string | null => ('type' in f.answer ? `${name(f)} hat keinen Marker ${f.answer.type}.` : null);

function tooPoor({ f, decision }: Forbidden): string | null {
  if (decision.kind !== 'suffer') return null;
  return `${cards.commandoName(f.id)} fehlt ${advantage(lacks(purseOf(f), decision.about.damage))}: Schaden wird ganz bezahlt oder gar nicht.`;
}

/** What goes round from commando to commando, behind a sentence about it. */
function whatOf({ decision }: Forbidden): string {
  const what: AboutOf<Contra, 'next'>['what'] = decision.kind === 'next' ? decision.about.what : 'enemy-draw';
  return what === 'enemy-draw' ? '' : ` (${thing(what)})`;
}

const REASONS: Reasons = {
  'contra.turn.move-once': (f) => `${name(f)} hat sich in diesem Zug schon bewegt; weitere Bewegungen bringen nur Karten.`,
  'contra.move.run': tooFar,
  'contra.move.jump': (f) => `${f.at} ist ${fields(f.away)} entfernt, und ein Sprung geht 1 weit.`,
  'contra.space.ledge-jump-up': (f) => `${f.at} liegt auf einem Vorsprung: Springe von nebenan hinauf.`,
  'contra.move.not-into-enemies': blocked,
  'contra.move.no-shared-end': moveReason,
  'contra.move.choose-type-first': (f) => (f.answer.do === 'run' ? 'Hier bleibt nur ein Sprung.' : 'Diese Bewegung ist ein Lauf.'),
  'contra.golden.cards-beat-rulebook': cardSays,
  'contra.turn.attack-once': (f) => `${name(f)} hat in diesem Zug schon angegriffen; weitere Angriffe bringen nur Karten.`,
  'contra.attack.weapon-special-scope': (f) =>
    f.answer.do === 'again' || f.target === null
      ? 'Nur der Schnellfeuer-Bausatz greift ein zweites Mal an, nach dem normalen Angriff.'
      : `${subject(f.target)} steht nicht neben dem ersten Angriffsziel.`,
  'contra.attack.choose-target': outOfRange,
  'contra.range.count': outOfRange,
  'contra.boss.one-target': () => 'Das ist schon das erste Angriffsziel.',
  'contra.boss.undefeated-stays': () => 'Der Boss kann hierfür nicht gewählt werden.',
  'contra.turn.cards-only-own-turn': reactionReason,
  'contra.turn.one-at-a-time': (f) => (f.decision.kind === 'act' ? `${cards.commandoName(f.decides)} ist am Zug.` : decides(f)),
  'contra.turn.no-card-inside-resolution': decides,
  'contra.effect.may-pay-in-full': costReason,
  'contra.cards.commando-card': (f) => (f.answer.do === 'play' ? `${cards.cardName(f.answer.card)} könnte hier und jetzt nichts bewirken.` : null),
  'contra.setup.reference-flip': slowReason,
  'contra.stage.discard-after': (f) => (f.answer.do === 'clear' ? `${cards.stageCardName(f.answer.stageCard)} lässt sich nicht ablegen.` : null),
  'contra.ability.cost': abilityReason,
  'contra.ability.windows-between-effects': abilityReason,
  'contra.general.player-choice': (f) => (isOpen(f) ? `${name(f)} ist jetzt nicht gefragt.` : decides(f)),
  'contra.round.commando-order-free': (f) => `${name(f)} war in dieser Runde schon am Zug.`,
  'contra.round.enemy-order-free': (f) => `${whose(name(f))} Gegner haben in dieser Runde schon angegriffen.`,
  'contra.effect.each-commando-order': (f) => `Das betrifft ${name(f)} nicht mehr${whatOf(f)}.`,
  'contra.advantage.spend-own': decides,
  'contra.advantage.spend-sources': ({ decision }) => (decision.kind === 'pay' ? `Fällig ist ${symbol(decision.about.symbol)}.` : null),
  'contra.advantage.spend-token': noToken,
  'contra.advantage.attack-conversion': noToken,
  'contra.faq.cards-not-tokens': noToken,
  'contra.advantage.any-gain': ({ decision }) => (decision.kind === 'gain' ? `Hier gibt es nur ${or(decision.about.of.map(symbol))}.` : null),
  'contra.advantage.limit': (f) => ('type' in f.answer ? `${name(f)} hat drei Marker ${f.answer.type}: Mehr geht nicht.` : null),
  'contra.limits.advantage-supply': (f) => ('type' in f.answer ? `Im Vorrat ist kein Marker ${f.answer.type} mehr.` : null),
  'contra.attack.convert': (f) => ('type' in f.answer ? `Es gibt kein Ergebnis ${f.answer.type} zum Umwandeln.` : null),
  'contra.suffer.all-or-nothing': tooPoor,
  'contra.boss.split-cap': (f) => (f.answer.do === 'assign' ? `So viel braucht es nicht mehr: ${cards.bossCardName(f.answer.boss)}.` : null),
  'contra.boss.never-unflipped': (f) => (f.answer.do === 'assign' ? `Diese Bosskarte ist schon besiegt: ${cards.bossCardName(f.answer.boss)}.` : null),
  'contra.story.efg3.rule-invulnerable': (f) =>
    f.answer.do === 'assign' ? `In diesem Teil der Geschichte nimmt ${cards.bossCardName(f.answer.boss)} keinen Schaden.` : null,
  'contra.effect.forced-choice-full': () => 'Du musst etwas wählen, das sich ganz erfüllen lässt.',
  'contra.effect.forced-choice-closest': () => 'Nichts lässt sich ganz erfüllen: Wähle, wovon am wenigsten offen bleibt.',
  'contra.effect.forced-single': () => 'Das ist keine Wahl: Eine Karte muss abgelegt werden.',
  'contra.enemy-turn.added-counts-for-rerolls': () => 'Kein Gegnerwürfel zeigt das; hinzugekommene Ergebnisse sind keine Würfel.',
  'contra.limits.other-tokens': (f) => `Auf ${f.at} liegt kein Gel.`,
  'contra.setup.commando-start': (f) => (f.at === null || whoIsAt(f.view, f.at).commando === null ? decides(f) : `Auf ${f.at} beginnt schon jemand.`),
  'contra.stage.pillbox-icon-may': (f) => (f.at === null || !f.view.pillboxes.includes(f.at) ? decides(f) : `Auf ${f.at} liegt schon ein Sensormarker.`),
  'contra.objective.own-turn-only': decides,
  'contra.objective.personal': decides,
  'contra.objective.token-lost': (f) => (f.answer.do === 'slot' ? `${name(f)} hat keinen Zielmarker ${f.answer.place}.` : null),
  'contra.weapon.gain-may-equip': decides,
};

export const whyNot = whyNotWith(REASONS);
