import type { Seat } from '#kernel';
import type { Names, Words } from '../../../words.ts';
import { type ColumnName, columnName, columnOfBlue, columnOfBrown, type SegmentName } from '../../content/board.ts';
import { cardOf, type MemberId, shortName } from '../../content/members.ts';
import { memberOfSeat, zombiesAt } from '../../facts/groups.ts';
import { instead } from '../../facts/help.ts';
import type { Settings } from '../../settings.ts';
import type { About, Contact } from '../../types.ts';
import type { View } from '../../view.ts';
import { attacks, type Listed, sharedBy } from '../shared.ts';
import { ardorText, rerollText } from './ardor.ts';
import { arrival, foretells } from './foretells.ts';
import { ATTACKS, effectText, part, place, ROLES, WEAPONS, zombies } from './phrases.ts';
import { REASONS } from './why.ts';

const SETTINGS_SAY: Readonly<Record<keyof Settings, string>> = {
  grenades: 'Wie viele Handgranaten jedes Mitglied hat.',
  'hit-by-dice': 'Die Würfel entscheiden, wer fällt: der niedrigste Wurf.',
  'token-cap': 'Es kommen nur so viele Zombies, wie Plättchen in der Schachtel sind: 75.',
  'grenade-range-2': 'Handgranaten reichen nur in die Ringe 1 und 2.',
  'launcher-auto': 'Nelsons Granatwerfer trifft immer.',
  'mg60-columns': 'Millers nächstes Ziel darf zwei Spalten weiter liegen, in jedem Ring.',
  'flame-target-decides': 'Das Feld, auf das Branson zielt, entscheidet, ob beide Felder brennen.',
  'ronin-split': 'Kenzo darf seine zwei Würfel auf Gewehr und Klinge verteilen.',
  'tripwire-large': 'Tripwire darf ein großes Plättchen nehmen: fünf Zombies.',
  'melee-needs-two': 'Melee expert wirkt nicht auf einen einzelnen Zombie.',
  'declare-all': 'Jedes Mitglied nennt alle Ziele, bevor es würfelt.',
  'flexible-grenade': 'Dunham darf auch mit der Granate erst würfeln.',
  'shotgun-spread': 'Ein Doppelschuss darf zwei benachbarte Felder treffen.',
  'leader-calls': 'Der Anführer entscheidet, wer handelt und wer fällt. Ohne Anführer entscheidet der Gastgeber.',
  'free-control': 'Alle dürfen für jedes Mitglied handeln, falls jemand gegangen ist.',
};

export const words: Words<Contact> = {
  mood: 'Haltet im Ring der Zombies aus, bis der Hubschrauber kommt.',
  presets: {
    'first-night': 'Erste Nacht: 16 Züge',
    book: 'Team aus dem Heft',
    friends: 'Vier Freunde',
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
    take: () => 'Wähle ein Mitglied für dein Team. Jede Rolle geht nur einmal.',
    act: (about) => (about === null ? 'Wähle, wer als Nächstes handelt.' : `Wähle, was ${shortName(about.called)} tut.`),
    aim: (about) => `${shortName(about.member)}: ${about.naming ? 'Nenne' : 'Wähle'} das nächste Ziel (noch ${diceText(about)}).`,
    flexible: ({ die, with: arm }) => `Dunham hat ${arm === 'grenade' ? 'für die Granate ' : ''}eine ${die} gewürfelt. Wähle das Ziel.`,
    ardor: (about) => `${ardorText(about)} Mit Ardor ${about.dice.length > 1 ? 'einen davon ' : ''}neu würfeln?`,
    melee: ({ segment }) => `Der Angriff aus ${place(segment)} ging daneben. Soll Cooper dort einen Zombie entfernen?`,
    'first-aid': () => 'Die Zombies treffen. First Aid versuchen?',
    victim: ({ segment }) => `Die Zombies in ${place(segment)} treffen. Wähle, wer fällt.`,
    consent: ({ member, by }, view, names) => `${player(by, view, names)} möchte, dass ${shortName(member)} fällt. Bist du einverstanden?`,
    settle: (about, view, names) => `${dispute(about, view, names)} Wähle, wer fällt.`,
    tripwire: () => 'Wähle, welche Gruppe in Krussovs Tripwire läuft.',
    'air-recon': ({ blue, brown }) => `Die Würfel zeigen Blau ${blue} und Braun ${brown}. Wähle, welche zwei Zombies wegbleiben.`,
    scatter: ({ segment }) => `Scatter: noch einen aus ${place(segment)} entfernen?`,
    inspire: () => 'Cole spornt an. Wähle, wer einen Extrawürfel bekommt.',
    call: () => 'Wähle, wer als Nächstes handelt.',
  },
  watched: {
    take: () => 'Das Team wird zusammengestellt.',
    act: (about) => (about === null ? 'Das Team entscheidet, wer als Nächstes handelt.' : `${shortName(about.called)} ist dran.`),
    aim: (about) => `${shortName(about.member)} sucht das nächste Ziel (noch ${diceText(about)}).`,
    flexible: ({ die }) => `Dunham hat eine ${die} gewürfelt und sucht ein Ziel.`,
    ardor: (about) => `${ardorText(about)} Cooper darf ${about.dice.length > 1 ? 'einen davon ' : ''}neu würfeln lassen.`,
    melee: ({ segment }) => `Der Angriff aus ${place(segment)} ging daneben. Cooper darf dort einen Zombie entfernen.`,
    'first-aid': () => 'Die Zombies treffen. Vanderbilt darf First Aid versuchen.',
    victim: ({ segment }) => `Die Zombies in ${place(segment)} treffen. Das Team entscheidet, wer fällt.`,
    consent: ({ member, by }, view, names) =>
      `${player(by, view, names)} möchte, dass ${shortName(member)} fällt. ${playerOf(member, view, names)} entscheidet.`,
    settle: (about, view, names) => `${dispute(about, view, names)} Der ${settler(view)} entscheidet, wer fällt.`,
    tripwire: () => 'Krussov sucht eine Gruppe für Tripwire.',
    'air-recon': ({ blue, brown }) => `Die Würfel zeigen Blau ${blue} und Braun ${brown}. Ayden wählt, welche zwei Zombies wegbleiben.`,
    scatter: ({ segment }) => `Scatter: Mobutu darf noch einen aus ${place(segment)} entfernen.`,
    inspire: () => 'Cole wählt, wer einen Extrawürfel bekommt.',
    call: (_, view) => `Der ${settler(view)} entscheidet, wer als Nächstes handelt.`,
  },
  answers: {
    take({ member }) {
      const { role, weapon } = cardOf(member);
      return `${shortName(member)}, ${ROLES[role]}: ${WEAPONS[weapon.title] ?? weapon.title}`;
    },
    call: ({ member }) => `${shortName(member)} aufrufen`,
    fall: ({ member }) => `${shortName(member)} fällt`,
    accept: ({ member }) => `Einverstanden: ${shortName(member)} fällt`,
    refuse: () => 'Ablehnen',
    inspire: ({ member }) => `${shortName(member)} den Würfel geben`,
    waive: ({ member }) => `${shortName(member)} feuert nicht`,
    ...attacks(attackText, burningText),
    tripwire: ({ at, large }, view) => `${large ? 'Fünf' : 'Einen'} von ${zombies(zombiesAt(view, at))} in ${place(at)} entfernen`,
    'roll-first': ({ member }) => `${shortName(member)}: erst würfeln, dann zielen`,
    lob: ({ member }) => `${shortName(member)}: erst die Granate werfen, dann zielen`,
    'keep-away': ({ from }, _, decision) => (from === 'each' || decision.kind !== 'air-recon' ? 'Überall einer weniger' : fewer(from, decision.about)),
    melee: () => 'Einen entfernen',
    spare: () => 'Stehen lassen',
    reroll: ({ die }, _, decision) => (die === null || decision.kind !== 'ardor' ? 'Neu würfeln' : rerollText(decision.about, die)),
    keep: (_, __, decision) => (decision.kind === 'ardor' && decision.about.dice.length > 1 ? 'Alle behalten' : 'Behalten'),
    'first-aid': () => 'First Aid versuchen',
    'hold-aid': () => 'Für später aufheben',
    scatter: () => 'Noch einen entfernen',
    'no-scatter': () => 'Stehen lassen',
    'no-tripwire': () => 'Kein Tripwire',
  },
  foretells,
  events: {
    taken: ({ member, seat }, _, names) => (names[seat] ? `${names[seat]} nimmt *${shortName(member)}*.` : `*${shortName(member)}* kommt ins Team.`),
    turn: ({ turn, marker }) => `Zug ${turn}: Der Marker steht auf *${place(marker)}*.`,
    refill: () => 'Eine neue Runde: Alle bekommen wieder eine Handgranate.',
    'zombies-attack': ({ segment, zombies: n, die, hit }) =>
      die === null
        ? `Ein einzelner Zombie in *${place(segment)}* greift an, kann aber nicht treffen.`
        : `${zombies(n)} in *${place(segment)}* ${n === 1 ? 'greift' : 'greifen'} an: Eine ${die} ${hit ? '*trifft das Team*' : 'geht daneben'}.`,
    'melee-expert': ({ segment, left }) => `*Cooper* erledigt einen im Nahkampf: ${leftIn(left, segment)}.`,
    'first-aid': ({ die, living, works }) =>
      `First Aid: Vanderbilt würfelt eine ${die} (nötig: weniger als ${living})${works ? ' und *hebt den Treffer auf*' : ', das hilft nicht'}.`,
    ardor: ({ member, from, to }) => `Ardor: *${shortName(member)}* würfelt die ${from} neu und bekommt eine *${to}*.`,
    'victim-die': ({ member, die }) => `*${shortName(member)}* würfelt eine ${die}.`,
    named: ({ member, by }, view, names) => `${player(by, view, names)} möchte, dass *${shortName(member)}* fällt.`,
    refused: ({ member }, view, names) => `${playerOf(member, view, names)} lehnt ab: Der ${settler(view)} entscheidet.`,
    settled: ({ member }, view) => `Der ${settler(view)} wählt *${shortName(member)}*.`,
    removed: ({ member, left }) =>
      `*${shortName(member)} fällt.* ${left === 0 ? 'Niemand ist übrig.' : left === 1 ? 'Noch eine Person lebt.' : `Noch ${left} leben.`}`,
    tripwire: ({ segment, removed }) => `Tripwire: *${fallen(removed)} erledigt* in ${place(segment)}.`,
    'zombies-move': ({ moved }) => `*${zombies(moved)}* ${moved === 1 ? 'kommt' : 'kommen'} näher.`,
    'air-recon': ({ fewer: n }) => `Air recon: ${zombies(n)} ${n === 1 ? 'bleibt' : 'bleiben'} weg.`,
    spawn: ({ blue, brown, placed }) =>
      `Die Würfel zeigen Blau ${blue} und Braun ${brown}: ${placed.length === 0 ? 'Niemand kommt' : placed.map(arrival).join(', ')}.`,
    called: ({ member }) => `*${shortName(member)}* ist dran.`,
    shot: (e) => {
      const [who, needed] = [`*${shortName(e.member)}*${e.with === 'rifle' ? '' : ` (${ATTACKS[e.with]})`}`, e.needs > 1 ? ` (nötig: ${e.needs})` : ''];
      if (!e.hit) return `${who} würfelt eine ${e.die}${needed} und verfehlt ${place(e.segment)}.`;
      if (e.with === 'launcher') return `${who} würfelt eine ${e.die}${needed} und *trifft* ${place(e.segment)}.`;
      return `${who} würfelt eine ${e.die}${needed}: *${fallen(e.killed)} erledigt*, ${leftIn(e.left, e.segment)}.`;
    },
    blast: (e) => `*${shortName(e.member)}* würfelt eine ${e.die} für die Explosion: *${fallen(e.killed)} erledigt*, ${leftIn(e.left, e.segment)}.`,
    'flexible-miss': ({ die }) => `*Dunham* würfelt eine ${die} und kann damit nichts treffen.`,
    confusion: ({ segment, zombies: n }) => `Confusion: ${zombies(n)} in ${place(segment)} *${n === 1 ? 'zieht' : 'ziehen'} nicht*.`,
    breakthrough: ({ dice, zombies: n }) => `Breakthrough: ${n} Zombies in Ring 1 geben Cole dort ${dice} ${dice === 1 ? 'Angriff' : 'Angriffe'} mehr.`,
    inspire: ({ member }) => `Cole spornt *${shortName(member)}* an: ein Extrawürfel.`,
    scatter: ({ segment, left }) => `Scatter: *noch ein Zombie erledigt*, ${leftIn(left, segment)}.`,
    'dice-lost': ({ member, dice }) => `*${shortName(member)}* hat kein Ziel mehr für ${dice === 1 ? 'den letzten' : `die letzten ${dice}`} Würfel.`,
    waive: ({ member }) => `*${shortName(member)}* feuert nicht.`,
    'turn-ends': ({ turn, zombies: n }) => `Zug ${turn} endet mit ${zombies(n)} auf dem Brett.`,
    rescued: ({ living }) => `*Der Hubschrauber landet.* ${living === 1 ? 'Eine Person aus dem Team hat' : `${living} aus dem Team haben`} es geschafft.`,
    overrun: ({ turn }) => `*Das Team ist überrannt* in Zug ${turn}.`,
  },
  ...sharedBy({ part, effect: effectText }, REASONS),
  wouldHelp(answer, options) {
    const other = instead(answer, options);
    return other === null ? null : `${shortName(other.member)} kann dort angreifen (${ATTACKS[other.attack]}).`;
  },
  outcome: ({ cause }) => (cause === 'rescued' ? 'Der Hubschrauber landet: Das Team ist gerettet.' : 'Das Team ist überrannt: Die Nacht ist verloren.'),
};

/** A person, or where nobody has a name the player of a member. */
function player(seat: Seat, view: View, names: Names): string {
  const member = memberOfSeat(view, seat);
  return names[seat] || (member === null ? `Platz ${seat + 1}` : `Wer ${shortName(member)} spielt,`);
}

function playerOf(member: MemberId, { members }: View, names: Names): string {
  return names[members.find(({ id }) => id === member)?.seat ?? -1] || `Wer ${shortName(member)} spielt,`;
}

function dispute({ segment, refused }: About<'settle'>, view: View, names: Names): string {
  return refused === null ? `Die Zombies in ${place(segment)} treffen.` : `${playerOf(refused, view, names)} lehnt ab.`;
}

function settler(view: View): string {
  return view.leader === null ? 'Gastgeber' : 'Anführer';
}

function diceText({ dice, close }: About<'aim'>): string {
  if (close === 0) return `${dice} Würfel`;
  return dice === 0 ? `${close} für Ring 1` : `${dice} Würfel und ${close} für Ring 1`;
}

function fallen(n: number): string {
  return n === 1 ? 'ein Zombie' : zombies(n);
}

function leftIn(left: number, segment: SegmentName): string {
  return `${left === 0 ? 'keiner mehr' : `noch ${left}`} in ${place(segment)}`;
}

/** Who attacks with what and how many stand there; while somebody's dice go on only where. */
function attackText({ who, attack, at, standing, goesOn }: Listed): string {
  const [places, groups] = [at.map(place).join(' und '), standing.map(zombies).join(' und ')];
  return goesOn ? `${places}: ${groups}` : `${who}: ${ATTACKS[attack]} auf ${places} (${groups})`;
}

function burningText(column: ColumnName, { who, attack, standing }: Listed): string {
  const rings = standing.flatMap((n, i) => (n === 0 ? [] : [`Ring ${i + 1}: ${zombies(n)}`]));
  return `${who}: ${ATTACKS[attack]} auf ${place(column)} (${rings.join('; ')})`;
}

function fewer(from: 'brown' | 'blue', { blue, brown }: About<'air-recon'>): string {
  return `${place(columnName(from === 'brown' ? columnOfBrown(brown) : columnOfBlue(blue)))}: 2 weniger`;
}
