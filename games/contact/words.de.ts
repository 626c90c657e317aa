import type { GameEvent, Json, Outcome } from '#kernel';
import { headingOf } from './board/heading.ts';
import { field, needsOf, orderOf } from './board/order.ts';
import { stackOf } from './board/stack.ts';
import { whyNot, wouldHelp } from './board/why.de.ts';
import { board, zombies as count, hits, place, WAYS, WEAPONS } from './board/words.de.ts';
import type { ContactWords } from './board/words.ts';
import { segmentNamed } from './content/board.ts';
import { isMemberId, type MemberId, memberNamed, specialist } from './content/members.ts';
import type { Flag } from './rules/options.ts';
import { isView, type View } from './rules/view.ts';

const OPTION_SAYS: Readonly<Record<Flag | 'grenades', string>> = {
  grenades: 'Wie viele Handgranaten jedes Mitglied hat.',
  'hit-by-dice': 'Wer fällt, entscheiden die Würfel: der niedrigste Wurf.',
  'token-cap': 'Es kommen nicht mehr Zombies, als die Plättchen der Schachtel zeigen können: 75.',
  'grenade-range-2': 'Handgranaten reichen nur in die Ringe 1 und 2.',
  'launcher-auto': 'Nelsons Granatwerfer braucht keinen Angriffswurf.',
  'mg60-columns': 'Millers nächstes Ziel darf zwei Spalten weiter liegen, in jedem Ring.',
  'flame-target-decides': 'Das Feld, das Branson nennt, entscheidet für beide, ob sie brennen.',
  'ronin-split': 'Jeder von Kenzos zwei Würfeln darf Gewehr oder Klinge sein, mit eigenem Feld.',
  'tripwire-large': 'Tripwire darf ein großes Plättchen nehmen: fünf Zombies.',
  'melee-needs-two': 'Melee expert wirkt nicht auf einen einzelnen Zombie.',
  'declare-all': 'Alle Ziele eines Mitglieds werden vor dem ersten Würfel genannt.',
  'flexible-grenade': 'Dunham darf auch mit der Granate erst würfeln.',
  'shotgun-spread': 'Ein Doppelschuss darf zwei benachbarte Felder treffen.',
  'leader-calls': 'Der Anführer schlichtet: Er ruft auf, wer handelt (sonst der Gastgeber), und nennt, wer fällt (sonst die Würfel).',
  'free-control': 'Jeder darf für jedes Mitglied handeln, falls jemand gegangen ist.',
};

export const words: ContactWords = {
  mood: 'Vier Spezialisten halten im Ring der Zombies aus, bis der Hubschrauber kommt.',
  presets: {
    book: 'Das Team des Hefts',
    friends: 'Die vier Freunde des Hefts',
    'first-night': 'Erste Nacht: eine Runde',
    'no-leader': 'Ohne Anführer',
    'iron-rations': 'Eiserne Ration: keine Granaten',
    draft: 'Team selbst wählen',
  },
  options: OPTION_SAYS,
  values: {
    'grenades=one-per-game': 'Eine pro Spiel',
    'grenades=one-per-cycle': 'Eine pro Runde',
    'grenades=unlimited': 'Unbegrenzt',
    'grenades=none': 'Keine',
  },
  prompt,
  option,
  event,
  heading(e, view) {
    const part = isView(view) ? headingOf(e, view) : null;
    return part === null ? null : board.part(part);
  },
  resolving: (kind, about, view) => stackOf(kind, about, view).map((effect, i) => ({ says: board.effect(effect), state: i === 0 ? 'now' : 'waits' })),
  whyNot,
  wouldHelp,
  outcome,
  board,
};

function prompt(kind: string, about: Json): string {
  const who = nameOf(field(about, 'member'));
  const at = place(String(field(about, 'segment')));
  switch (kind) {
    case 'take':
      return 'Wähle das Team: vier Mitglieder, jede Rolle einmal';
    case 'act': {
      const called = field(about, 'called');
      return called === undefined ? 'Wer handelt, und wie?' : `${nameOf(called)} ist aufgerufen: wähle, was geschieht`;
    }
    case 'aim':
      return `${who}: ${field(about, 'naming') === true ? 'nenne' : 'wähle'} das nächste Ziel, noch ${diceText(about)}`;
    case 'flexible':
      return `Dunham hat ${field(about, 'die')} gewürfelt (${WAYS[String(field(about, 'with'))] ?? ''}): wähle das Ziel`;
    case 'ardor':
      return ardorText(about, who);
    case 'melee':
      return `Cooper: Der Angriff aus ${at} schlug fehl. Einen von ${zombies(field(about, 'zombies'))} entfernen?`;
    case 'first-aid':
      return 'Die Zombies treffen. Versucht Vanderbilt First Aid?';
    case 'victim':
      return `Die Zombies in ${at} treffen. Wer fällt?`;
    case 'tripwire':
      return 'Krussov: Welche Gruppe läuft in den Stolperdraht?';
    case 'air-recon':
      return `Ayden: Blau ${field(about, 'blue')}, Braun ${field(about, 'brown')}. Welche zwei Zombies bleiben weg?`;
    case 'scatter':
      return `Mobutu, Scatter: einen mehr aus ${at} entfernen?`;
    case 'inspire':
      return 'Cole spornt an: Wer bekommt einen Extrawürfel?';
    case 'call':
      return 'Anführer, wer handelt als Nächstes?';
    default:
      return kind;
  }
}

function diceText(about: Json): string {
  const dice = Number(field(about, 'dice'));
  const close = Number(field(about, 'close'));
  if (close === 0) return `${dice} Würfel`;
  return dice === 0 ? `${close} für Ring 1` : `${dice} Würfel und ${close} für Ring 1`;
}

function ardorText(about: Json, who: string): string {
  const rolled = field(about, 'rolled');
  const needs = field(about, 'needs');
  switch (field(about, 'for')) {
    case 'first-aid':
      return `Ardor: First Aid zeigt ${rolled}, nötig ist unter ${needs}. Neu würfeln?`;
    case 'quantity':
      return `Ardor: ${who}s Granatwerfer nimmt ${rolled}. Neu würfeln?`;
    default:
      return `Ardor: ${who} hat ${rolled} und braucht ${needs}. Neu würfeln?`;
  }
}

const PLAIN: Readonly<Record<string, string>> = {
  'melee remove': 'Einen entfernen',
  'melee leave': 'Stehen lassen',
  'first-aid try': 'First Aid versuchen',
  'first-aid hold': 'First Aid aufsparen',
  'ardor reroll': 'Neu würfeln',
  'ardor keep': 'Wurf behalten',
  'tripwire none': 'Kein Tripwire',
  'scatter remove': 'Einen mehr entfernen',
  'scatter leave': 'Stehen lassen',
  waive: 'Keine Schüsse mehr',
};

function option(kind: string, notation: string, json: Json): string {
  if (!isView(json)) return notation;
  const [plain = notation] = notation.split(' by player ');
  const tokens = plain.split(' ');
  const last = tokens.at(-1) ?? '';
  if (kind === 'act' || (kind === 'aim' && isMemberId(tokens[0]))) return orderText(json, tokens, plain);
  if (segmentNamed(last) >= 0) return `${place(last)}: ${zombies(json.zombies[last] ?? 0)}`;
  if (tokens[0] === 'skip') return tokens[1] === last ? `${place(last)}: zwei weniger` : `${tokens.slice(1).map(place).join(' und ')}: je einer weniger`;
  if (!isMemberId(last)) return PLAIN[plain] ?? plain;
  const { role, weapon } = specialist(memberNamed(last));
  return kind === 'take' ? `${nameOf(last)}, ${board.role(role)}: ${WEAPONS[weapon.title] ?? weapon.title}` : nameOf(last);
}

function orderText(view: View, tokens: readonly string[], plain: string): string {
  const [id] = tokens;
  const target = tokens.at(-1) ?? '';
  if (!isMemberId(id)) return plain;
  if (target === 'waive') return `${nameOf(id)} tut nichts mehr`;
  if (target === 'fire' || target === 'grenade') return `${nameOf(id)} würfelt erst und zielt dann`;
  const how = tokens.slice(1, -1).join(' ');
  const places = target.split('+').map(place).join(' und ');
  return `${nameOf(id)}, ${WAYS[how] ?? how}, ${places}: ${targetText(view, id, how, target)}`;
}

function targetText(view: View, id: MemberId, how: string, target: string): string {
  const there = (name: string): number => view.zombies[name] ?? 0;
  if (how === 'flame' && !target.includes('/')) return `${there(`${target}/r1`)} und ${zombies(there(`${target}/r2`))}, ab 2 und ab 3 getroffen`;
  const segments = target.split('+');
  const [first = ''] = segments;
  const needs = segmentNamed(first) < 0 ? null : needsOf(orderOf(`${id} ${how} ${target}`, 'act', null), first, view);
  return needs === null ? target : `${segments.map((name) => zombies(there(name))).join(' und ')}, ${hits(needs)}`;
}

function event(e: GameEvent): string {
  const who = nameOf(e['member']);
  const at = place(String(e['segment']));
  switch (e.kind) {
    case 'taken':
      return `Spieler ${Number(e['seat']) + 1} nimmt *${who}*.`;
    case 'turn':
      return `Zug ${e['turn']}: Der Marker steht auf *${place(String(e['marker']))}*.`;
    case 'refill':
      return 'Eine neue Runde: Alle haben wieder eine Handgranate.';
    case 'zombies-attack':
      return `${zombies(e['zombies'])} in *${at}* ${e['zombies'] === 1 ? 'greift' : 'greifen'} an: ${e['die'] === null ? 'allein harmlos' : `${e['die']}, ${e['hit'] === true ? '*das Team ist getroffen*' : 'daneben'}`}.`;
    case 'melee-expert':
      return `*Cooper* entfernt einen im Nahkampf, noch ${e['left']} in *${at}*.`;
    case 'first-aid':
      return `First Aid: ${e['die']} bei ${e['living']} Lebenden, ${e['works'] === true ? '*der Treffer ist aufgehoben*' : 'vergeblich'}.`;
    case 'ardor':
      return `Ardor: *${who}* würfelt die ${e['from']} neu und bekommt *${e['to']}*.`;
    case 'victim-die':
      return `*${who}* würfelt ${e['die']}.`;
    case 'removed':
      return `*${who} fällt.* ${e['left'] === 0 ? 'Niemand ist übrig.' : `Noch ${e['left']}.`}`;
    case 'tripwire':
      return `Tripwire: *${zombies(e['removed'])} weniger* in ${at}.`;
    case 'zombies-move':
      return `*${zombies(e['moved'])}* ${e['moved'] === 1 ? 'kommt' : 'kommen'} näher.`;
    case 'air-recon':
      return `Air recon: ${e['fewer']} Zombies bleiben weg.`;
    case 'spawn':
      return `Blau ${e['blue']}, Braun ${e['brown']}: ${placedText(e['placed'])}.`;
    case 'called':
      return `*${who}* ist aufgerufen.`;
    default:
      return shotText(e, who, at);
  }
}

function shotText(e: GameEvent, who: string, at: string): string {
  switch (e.kind) {
    case 'shot':
      return `*${who}* (${WAYS[String(e['with'])] ?? e['with']}) auf ${at}: ${e['die']}, nötig ${e['needs']}, ${e['hit'] === true ? (e['with'] === 'launcher' ? '*Treffer*' : `*${e['killed']} erledigt*, noch ${e['left']}`) : 'daneben'}.`;
    case 'blast':
      return `*${who}s* Granatwerfer auf ${at}: ${e['die']}, *${e['killed']} erledigt*, noch ${e['left']}.`;
    case 'flexible-miss':
      return `*Dunham* würfelt ${e['die']}: Damit trifft er nichts.`;
    case 'confusion':
      return `Confusion: ${zombies(e['zombies'])} in ${at} *${e['zombies'] === 1 ? 'zieht' : 'ziehen'} nicht*.`;
    case 'breakthrough':
      return `Breakthrough: ${e['zombies']} Zombies in Ring 1 geben Cole dort ${e['dice']} ${e['dice'] === 1 ? 'Angriff' : 'Angriffe'} mehr.`;
    case 'inspire':
      return `Cole spornt *${who}* an: ein Extrawürfel.`;
    case 'scatter':
      return `Scatter: *einer mehr erledigt* in ${at}, noch ${e['left']}.`;
    case 'dice-lost':
      return `*${who}* findet kein Ziel für ${e['dice']} weitere${e['dice'] === 1 ? 'n' : ''} Würfel.`;
    case 'waive':
      return `*${who}* lässt aus.`;
    case 'turn-ends':
      return `Zug ${e['turn']} endet mit ${zombies(e['zombies'])} auf dem Feld.`;
    case 'rescued':
      return `*Der Hubschrauber ist da.* ${e['living']} aus dem Team haben es geschafft.`;
    case 'overrun':
      return `*Das Team ist überrannt* in Zug ${e['turn']}.`;
    default:
      return e.kind;
  }
}

function outcome(o: Outcome): string {
  return o.cause === 'rescued' ? 'Gerettet: Alle gewinnen.' : 'Überrannt: Alle verlieren.';
}

function placedText(placed: Json | undefined): string {
  if (typeof placed !== 'object' || placed === null) return '';
  return Object.entries(placed)
    .map(([segment, n]) => `*${zombies(n)}* auf ${place(segment.split('/')[0] ?? '')}`)
    .join(', ');
}

function zombies(n: Json | undefined): string {
  return count(Number(n));
}

function nameOf(id: Json | undefined): string {
  return isMemberId(id) ? specialist(memberNamed(id)).name.replace('Sgt. ', '') : '';
}
