import type { Seat } from '#kernel';
import type { Words } from '../../../words.ts';
import { type ColumnName, columnIn, columnName, columnOfBlue, columnOfBrown } from '../../content/board.ts';
import { cardOf, type MemberId, shortName } from '../../content/members.ts';
import type { Arrival } from '../../facts/arrivals.ts';
import { leaderIn, memberOfSeat, zombiesAt } from '../../facts/groups.ts';
import { instead } from '../../facts/help.ts';
import type { Settings } from '../../settings.ts';
import type { About, Contact } from '../../types.ts';
import type { View } from '../../view.ts';
import { attacks, type Listed, sharedBy } from '../shared.ts';
import { ardorText, rerollText } from './ardor.ts';
import { board, hits, place, WAYS, WEAPONS, zombies } from './board.ts';
import { REASONS } from './why.ts';

const SETTINGS_SAY: Readonly<Record<keyof Settings, string>> = {
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
  'leader-calls': 'Der Anführer schlichtet: Er ruft auf, wer handelt, und nennt, wer fällt; ohne Anführer der Gastgeber.',
  'free-control': 'Jeder darf für jedes Mitglied handeln, falls jemand gegangen ist.',
};

export const words: Words<Contact> = {
  mood: 'Vier Spezialisten halten im Ring der Zombies aus, bis der Hubschrauber kommt.',
  presets: {
    'first-night': 'Erste Nacht: 16 Züge',
    book: 'Das Team des Hefts',
    friends: 'Die vier Freunde des Hefts',
    'no-leader': 'Ohne Anführer',
    'iron-rations': 'Eiserne Ration: keine Granaten',
    draft: 'Team selbst wählen',
  },
  settings: SETTINGS_SAY,
  values: {
    'grenades=one-per-game': 'Eine pro Spiel',
    'grenades=one-per-cycle': 'Eine pro Runde',
    'grenades=unlimited': 'Unbegrenzt',
    'grenades=none': 'Keine',
  },
  chapters: {
    board: 'Das Brett',
    victory: 'Sieg und Niederlage',
    zombies: 'Zombies greifen an',
    hit: 'Wenn Zombies treffen',
    move: 'Zombies rücken vor',
    spawn: 'Zombies kommen',
    players: 'Personen und Anführer',
    attack: 'Angreifen',
    grenade: 'Handgranaten',
    modes: 'Spielarten',
  },
  prompts: {
    take: () => 'Wähle das Team: vier Mitglieder, jede Rolle einmal',
    act: (about) => (about === null ? 'Wer handelt, und wie?' : `${shortName(about.called)} ist aufgerufen: wähle, was geschieht`),
    aim: (about) => `${shortName(about.member)}: ${about.naming ? 'nenne' : 'wähle'} das nächste Ziel, noch ${diceText(about)}`,
    flexible: (about) => `Dunham hat ${about.die} gewürfelt (${WAYS[about.with]}): wähle das Ziel`,
    ardor: ardorText,
    melee: ({ segment, zombies: n }) => `Cooper: Der Angriff aus ${place(segment)} schlug fehl. Einen von ${zombies(n)} entfernen?`,
    'first-aid': () => 'Die Zombies treffen. Versucht Vanderbilt First Aid?',
    victim: ({ segment }) => `Die Zombies in ${place(segment)} treffen. Wer fällt?`,
    consent: ({ member, by }, view) => `${player(by, view)} nennt ${shortName(member)}. Fällt ${shortName(member)}?`,
    settle: ({ segment, refused }, view) =>
      `${refused === null ? `Die Zombies in ${place(segment)} treffen.` : `${playerOf(refused)} lehnt ab.`} ${settler(view)}, wer fällt?`,
    tripwire: () => 'Krussov: Welche Gruppe läuft in den Stolperdraht?',
    'air-recon': ({ blue, brown }) => `Ayden: Blau ${blue}, Braun ${brown}. Welche zwei Zombies bleiben weg?`,
    scatter: ({ segment }) => `Mobutu, Scatter: einen mehr aus ${place(segment)} entfernen?`,
    inspire: () => 'Cole spornt an: Wer bekommt einen Extrawürfel?',
    call: (_, view) => `${settler(view)}, wer handelt als Nächstes?`,
  },
  answers: {
    take({ member }) {
      const { role, weapon } = cardOf(member);
      return `${shortName(member)}, ${board.role(role)}: ${WEAPONS[weapon.title] ?? weapon.title}`;
    },
    call: ({ member }) => shortName(member),
    fall: ({ member }) => shortName(member),
    accept: ({ member }) => `Annehmen: ${shortName(member)} fällt`,
    refuse: () => 'Ablehnen',
    inspire: ({ member }) => shortName(member),
    waive: ({ member }, _, { kind }) => (kind === 'aim' ? board.dock.skipRest : `${shortName(member)} tut nichts mehr`),
    ...attacks(attack, burning),
    tripwire: ({ at, large }, view) => `${place(at)}: ${large ? '5 von ' : ''}${zombies(zombiesAt(view, at))}`,
    'roll-first': rollFirst,
    lob: rollFirst,
    'keep-away': ({ from }, _, decision) => (from === 'each' || decision.kind !== 'air-recon' ? 'Überall einer weniger' : fewer(from, decision.about)),
    melee: () => 'Einen entfernen',
    spare: () => 'Stehen lassen',
    reroll: ({ die }, _, decision) => (die === null || decision.kind !== 'ardor' ? 'Neu würfeln' : rerollText(decision.about, die)),
    keep: (_, __, decision) => (decision.kind === 'ardor' && decision.about.dice.length > 1 ? 'Alle behalten' : 'Behalten'),
    'first-aid': () => 'First Aid versuchen',
    'hold-aid': () => 'Aufsparen',
    scatter: () => 'Noch einen entfernen',
    'no-scatter': () => 'Stehen lassen',
    'no-tripwire': () => board.dock.noTripwire,
  },
  events: {
    taken: ({ member, seat }) => `Spieler ${seat + 1} nimmt *${shortName(member)}*.`,
    turn: ({ turn, marker }) => `Zug ${turn}: Der Marker steht auf *${place(marker)}*.`,
    refill: () => 'Eine neue Runde: Alle haben wieder eine Handgranate.',
    'zombies-attack': ({ segment, zombies: n, die, hit }) =>
      `${zombies(n)} in *${place(segment)}* ${n === 1 ? 'greift' : 'greifen'} an: ${die === null ? 'allein harmlos' : `${die}, ${hit ? '*das Team ist getroffen*' : 'daneben'}`}.`,
    'melee-expert': ({ segment, left }) => `*Cooper* entfernt einen im Nahkampf, noch ${left} in *${place(segment)}*.`,
    'first-aid': ({ die, living, works }) => `First Aid: ${die} bei ${living} Lebenden, ${works ? '*der Treffer ist aufgehoben*' : 'vergeblich'}.`,
    ardor: ({ member, from, to }) => `Ardor: *${shortName(member)}* würfelt die ${from} neu und bekommt *${to}*.`,
    'victim-die': ({ member, die }) => `*${shortName(member)}* würfelt ${die}.`,
    named: ({ member, by }, view) => `${player(by, view)} nennt *${shortName(member)}*.`,
    refused: ({ member }, view) => `${playerOf(member)} lehnt ab: Der ${settler(view)} entscheidet.`,
    settled: ({ member }, view) => `Der ${settler(view)} entscheidet: *${shortName(member)}*.`,
    removed: ({ member, left }) => `*${shortName(member)} fällt.* ${left === 0 ? 'Niemand ist übrig.' : `Noch ${left}.`}`,
    tripwire: ({ segment, removed }) => `Tripwire: *${zombies(removed)} weniger* in ${place(segment)}.`,
    'zombies-move': ({ moved }) => `*${zombies(moved)}* ${moved === 1 ? 'kommt' : 'kommen'} näher.`,
    'air-recon': ({ fewer: n }) => `Air recon: ${n} Zombies bleiben weg.`,
    spawn: ({ blue, brown, placed }) => `Blau ${blue}, Braun ${brown}: ${placed.map(arrival).join(', ')}.`,
    called: ({ member }) => `*${shortName(member)}* ist aufgerufen.`,
    shot: (e) =>
      `*${shortName(e.member)}* (${WAYS[e.with]}) auf ${place(e.segment)}: ${e.die}, nötig ${e.needs}, ${e.hit ? (e.with === 'launcher' ? '*Treffer*' : `*${e.killed} erledigt*, noch ${e.left}`) : 'daneben'}.`,
    blast: (e) => `*${shortName(e.member)}s* Granatwerfer auf ${place(e.segment)}: ${e.die}, *${e.killed} erledigt*, noch ${e.left}.`,
    'flexible-miss': ({ die }) => `*Dunham* würfelt ${die}: Damit trifft er nichts.`,
    confusion: ({ segment, zombies: n }) => `Confusion: ${zombies(n)} in ${place(segment)} *${n === 1 ? 'zieht' : 'ziehen'} nicht*.`,
    breakthrough: ({ dice, zombies: n }) => `Breakthrough: ${n} Zombies in Ring 1 geben Cole dort ${dice} ${dice === 1 ? 'Angriff' : 'Angriffe'} mehr.`,
    inspire: ({ member }) => `Cole spornt *${shortName(member)}* an: ein Extrawürfel.`,
    scatter: ({ segment, left }) => `Scatter: *einer mehr erledigt* in ${place(segment)}, noch ${left}.`,
    'dice-lost': ({ member, dice }) => `*${shortName(member)}* findet kein Ziel für ${dice} weitere${dice === 1 ? 'n' : ''} Würfel.`,
    waive: ({ member }) => `*${shortName(member)}* lässt aus.`,
    'turn-ends': ({ turn, zombies: n }) => `Zug ${turn} endet mit ${zombies(n)} auf dem Feld.`,
    rescued: ({ living }) => `*Der Hubschrauber ist da.* ${living} aus dem Team haben es geschafft.`,
    overrun: ({ turn }) => `*Das Team ist überrannt* in Zug ${turn}.`,
  },
  ...sharedBy(board, REASONS),
  wouldHelp(answer, options) {
    const other = instead(answer, options);
    return other === null ? null : `${shortName(other.member)} kann das: ${WAYS[other.way]}.`;
  },
  outcome: ({ cause }) => (cause === 'rescued' ? 'Gerettet: Alle gewinnen.' : 'Überrannt: Alle verlieren.'),
};

/** A player is called by a member: who sits there only the table knows. */
function player(seat: Seat, view: View): string {
  const member = memberOfSeat(view, seat);
  return member === null ? `Spieler ${seat + 1}` : playerOf(member);
}

function playerOf(member: MemberId): string {
  return `Wer ${shortName(member)} spielt,`;
}

function settler(view: View): string {
  return leaderIn(view) === null ? 'Gastgeber' : 'Anführer';
}

function diceText({ dice, close }: About<'aim'>): string {
  if (close === 0) return `${dice} Würfel`;
  return dice === 0 ? `${close} für Ring 1` : `${dice} Würfel und ${close} für Ring 1`;
}

/** Who attacks with what, how many stand there, and what hits; while somebody's dice go on only where. */
function attack({ who, way, at, standing, needs: [needs = 1], goesOn }: Listed): string {
  const [places, groups] = [at.map(place).join(' und '), standing.map(zombies).join(' und ')];
  return goesOn ? `${places}: ${groups}` : `${who}, ${WAYS[way]}, ${places}: ${groups}, ${hits(needs)}`;
}

function burning(column: ColumnName, { who, way, standing: [near = 0, far = 0], needs }: Listed): string {
  return `${who}, ${WAYS[way]}, ${place(column)}: ${near} und ${zombies(far)}, ${needs.map((n) => `ab ${n}`).join(' und ')} getroffen`;
}

function rollFirst({ member }: { readonly member: MemberId }): string {
  return `${shortName(member)} würfelt erst und zielt dann`;
}

function fewer(from: 'brown' | 'blue', { blue, brown }: About<'air-recon'>): string {
  return `${place(columnName(from === 'brown' ? columnOfBrown(brown) : columnOfBlue(blue)))}: 2 weniger`;
}

function arrival({ segment, zombies: n }: Arrival): string {
  return `*${zombies(n)}* auf ${place(columnIn(segment))}`;
}
