import type { Box, Words } from '#games';
import { asPlayedBy, BOT, checkWithoutRules, type Fairness, type Match, type MatchRecord, RecordError, readRecord, runRecord, verifyRecord } from '#kernel';
import { language, say } from './words/words.ts';

/** whole: everything was checked, and it holds · part: what was checked holds, not everything could be · unchecked: its rules are not here, so that anything may have been answered · broken: it does not hold. */
export type Finding = 'whole' | 'part' | 'unchecked' | 'broken';

type Found = readonly [Finding, string];

export interface Verdict {
  readonly finding: Finding;
  /** It was run again and holds, though not everything may have been checked. */
  readonly holds: boolean;
  /** The content is as it was sealed, but the file has been written anew. */
  readonly reformatted: boolean;
  /** What was checked, or what is wrong, in one line. */
  readonly text: string;
}

/** What can be said of the file of a record, by the games on this shelf. */
export async function verdictOn(file: string | Uint8Array, shelf: readonly Box[]): Promise<Verdict> {
  try {
    const { record, reformatted } = recordIn(file);
    const box = shelf.find(({ game }) => game.id === record.game);
    if (box === undefined) throw new RecordError('game', `there is no game '${record.game}' here`);
    const [finding, said] = record.rules === box.game.rulesVersion ? await byItsRules(box, record) : await byOtherRules(box, record);
    return { finding, holds: finding !== 'unchecked', reformatted, text: reformatted ? say.verdict.anew({ said }) : said };
  } catch (thrown) {
    if (thrown instanceof RecordError) return { finding: 'broken', holds: false, reformatted: false, text: failed(thrown) };
    throw thrown;
  }
}

function failed({ code, at }: RecordError): string {
  const why = say.record[code];
  return at === undefined || at < 0 ? say.verdict.fails({ why }) : say.verdict['fails-at']({ why, at });
}

function recordIn(file: string | Uint8Array): { readonly record: MatchRecord; readonly reformatted: boolean } {
  try {
    return { record: readRecord(file), reformatted: false };
  } catch (thrown) {
    if (!(thrown instanceof RecordError) || thrown.code !== 'seal') throw thrown;
    return { record: readRecord(file, { reformatted: true }), reformatted: true };
  }
}

async function byItsRules(box: Box, record: MatchRecord): Promise<Found> {
  const match = record.key === undefined ? runRecord(box.game, record) : verifyRecord(box.game, record);
  const end = endOf(match, record, await box.words(language));
  const found = { found: [say.verdict.match({ title: box.game.title, n: match.number, end }), ...proofOf(record)], hash: record.hash ?? '' };
  const whole = record.key !== undefined && record.keySince === undefined && record.from === undefined;
  return whole ? ['whole', say.verdict.holds(found)] : ['part', say.verdict['holds-in-part'](found)];
}

/** Rules change, records do not: what the rules of today make of it, or else what holds without any. */
async function byOtherRules(box: Box, record: MatchRecord): Promise<Found> {
  const played = say.verdict.played({ old: record.rules, now: box.game.rulesVersion });
  try {
    const [finding, holds] = await byItsRules(box, asPlayedBy(record, box.game.rulesVersion));
    return [finding, say.verdict['holds-as-old']({ holds, played })];
  } catch (thrown) {
    if (!(thrown instanceof RecordError)) throw thrown;
  }
  if (record.key === undefined) throw new RecordError('rules', 'played by other rules, and without a key nothing can be checked');
  const draws = checkWithoutRules(record);
  const { fair, seal } = record;
  const found = [
    say.verdict.unchecked({ title: box.game.title, n: record.answers.length }),
    draws === null ? say.verdict['no-draws'] : say.verdict.draws({ n: draws }),
    ...(fair === undefined ? [] : fairness(fair, record.people)),
    ...(seal === undefined ? [] : [say.verdict.seal]),
  ];
  return ['unchecked', say.verdict['holds-without-rules']({ played, found })];
}

function endOf({ outcome, seatNames }: Match, { resigned, people }: MatchRecord, words: Words): string {
  if (resigned !== undefined) return say.verdict.resigned({ who: people?.[resigned] || (seatNames[resigned] ?? '') });
  return outcome === null ? say.verdict['not-over'] : words.outcome(outcome, seatNames).replace(/\.$/, '');
}

function proofOf({ key, keySince, fair, from, seal, people }: MatchRecord): readonly string[] {
  const proof: string[] = [];
  if (from !== undefined) proof.push(from.at === 0 ? say.verdict.position : say.verdict.from({ at: from.at }));
  if (key === undefined) proof.push(say.verdict['no-key']);
  else if (keySince !== undefined) proof.push(say.verdict['dice-forked']({ since: keySince }));
  else proof.push(from === undefined ? say.verdict.dice : say.verdict['dice-since']);
  if (fair !== undefined) proof.push(...(key === undefined ? [say.verdict.committed(fair)] : fairness(fair, people)));
  if (seal !== undefined) proof.push(say.verdict.seal);
  return proof;
}

/** Whether the commitment came first, only those who noted it can tell. What bots add follows from the secret: it is nobody's. */
function fairness({ commitment, shares, pledges }: Fairness, people: readonly string[] = []): readonly string[] {
  const isBots = (seat: number): boolean => pledges?.some(([at, who]) => at === seat && who === BOT) === true;
  const players = shares.filter(([seat]) => !isBots(seat)).length;
  return [say.verdict[players === 0 ? 'fair-alone' : 'fair']({ commitment, players }), ...boundBy(shares, pledges, people)];
}

function boundBy(shares: Fairness['shares'], pledges: Fairness['pledges'], people: readonly string[]): readonly string[] {
  if (pledges === undefined) return shares.length === 0 ? [] : [say.verdict['no-pledges']];
  const who = (seats: readonly number[]): string[] => seats.map((seat) => people[seat] || say.verdict.seat({ seat }));
  const withheld = pledges.flatMap(([seat]) => (shares.some(([other]) => other === seat) ? [] : [seat]));
  const silent = people.flatMap((_, seat) => (pledges.some(([other]) => other === seat) ? [] : [seat]));
  return [
    say.verdict.pledged,
    ...(withheld.length === 0 ? [] : [say.verdict.withheld({ who: who(withheld) })]),
    ...(silent.length === 0 ? [] : [say.verdict.silent({ who: who(silent) })]),
  ];
}
