import { asPlayedBy, BOT, checkWithoutRules, type Fairness, type Match, type MatchRecord, RecordError, readRecord, runRecord, verifyRecord } from '#kernel';
import { SOURCE } from '#words';
import type { Box } from './box.ts';
import type { Words } from './words.ts';

/** whole: everything was checked, and it holds · part: what was checked holds, not everything could be · unchecked: its rules are not here, so that anything may have been answered · broken: it does not hold. */
export type Finding = 'whole' | 'part' | 'unchecked' | 'broken';

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
    const [finding, found] = record.rules === box.game.rulesVersion ? await byItsRules(box, record) : await byOtherRules(box, record);
    const anew = reformatted ? ' The file was written anew: other white space or another order of fields, the same content.' : '';
    return { finding, holds: finding !== 'unchecked', reformatted, text: `${found}${anew}` };
  } catch (thrown) {
    if (thrown instanceof RecordError) return { finding: 'broken', holds: false, reformatted: false, text: `does not hold. ${thrown.message}` };
    throw thrown;
  }
}

function recordIn(file: string | Uint8Array): { readonly record: MatchRecord; readonly reformatted: boolean } {
  try {
    return { record: readRecord(file), reformatted: false };
  } catch (thrown) {
    if (!(thrown instanceof RecordError) || thrown.code !== 'seal') throw thrown;
    return { record: readRecord(file, { reformatted: true }), reformatted: true };
  }
}

type Found = readonly [Finding, string];

async function byItsRules(box: Box, record: MatchRecord): Promise<Found> {
  const match = record.key === undefined ? runRecord(box.game, record) : verifyRecord(box.game, record);
  const found = [`${box.game.title}, ${match.number} answers, ${endOf(match, record, await box.words(SOURCE))}`, ...proofOf(record)];
  const whole = record.key !== undefined && record.keySince === undefined && record.from === undefined;
  return [whole ? 'whole' : 'part', `${whole ? 'holds' : 'holds in part'}. ${found.join('; ')}. Hash ${record.hash}`];
}

/** Rules change, records do not: what the rules of today make of it, or else what holds without any. */
async function byOtherRules(box: Box, record: MatchRecord): Promise<Found> {
  const played = `Played under rules ${record.rules}; this Muster has rules ${box.game.rulesVersion}`;
  try {
    const [finding, text] = await byItsRules(box, asPlayedBy(record, box.game.rulesVersion));
    return [finding, `${text}. ${played}, by which it holds too`];
  } catch (thrown) {
    if (!(thrown instanceof RecordError)) throw thrown;
  }
  if (record.key === undefined)
    throw new RecordError(
      'rules',
      `the record was played by rules version ${record.rules}; this is version ${box.game.rulesVersion}, and without a key nothing can be checked`,
    );
  const draws = checkWithoutRules(record);
  const dice =
    draws === null
      ? 'what was drawn is as recorded, but cannot be checked without those rules'
      : `all ${draws} dice and cards that were drawn are what the key gives`;
  const { fair, seal } = record;
  const found = [
    `${box.game.title}, ${record.answers.length} answers as recorded (they were not run again)`,
    dice,
    ...(fair === undefined ? [] : [fairness(fair, record.people)]),
    ...(seal === undefined ? [] : ['the seal fits']),
  ];
  return ['unchecked', `not checked: made with other rules. ${played}; ${found.join('; ')}.`];
}

function endOf({ outcome, seatNames }: Match, { resigned, people }: MatchRecord, words: Words): string {
  if (resigned !== undefined) return `${people?.[resigned] || seatNames[resigned]} resigned`;
  return outcome === null ? 'the match is not over' : words.outcome(outcome, seatNames).replace(/\.$/, '');
}

function proofOf({ key, keySince, fair, from, seal, people }: MatchRecord): string[] {
  const proof: string[] = [];
  if (from !== undefined) proof.push(`the rules changed after answer ${from.at}: what came before is as recorded and was not run again`);
  if (key === undefined) proof.push('the dice are as recorded; they can be checked when the record has its key');
  else if (keySince === undefined) proof.push(`every die and card${from === undefined ? '' : ' since then'} is what the key gives`);
  else proof.push(`every die and card is what the key gives from answer ${keySince} on (a fork: what was rolled before is as recorded)`);
  if (fair !== undefined) proof.push(key === undefined ? `the server has committed to its secret with ${fair.commitment}` : fairness(fair, people));
  if (seal !== undefined) proof.push('the seal fits');
  return proof;
}

/** Whether the commitment came first, only those who noted it can tell. What bots add follows from the secret: it is nobody's. */
function fairness({ commitment, shares, pledges }: Fairness, people: readonly string[] = []): string {
  const isBots = (seat: number): boolean => pledges?.some(([at, who]) => at === seat && who === BOT) === true;
  const players = shares.filter(([seat]) => !isBots(seat)).length;
  const before = players === 0 ? 'the match began' : players === 1 ? 'one player added bytes' : `${players} players added bytes`;
  const made =
    players === 0
      ? "from the server's secret alone (no player added bytes: the server could have chosen it)"
      : "from the server's secret and the players' bytes";
  return `the key comes ${made}; the server had committed to its secret before ${before} if it had shown ${commitment} by then${boundBy(shares, pledges, people)}`;
}

function boundBy(shares: Fairness['shares'], pledges: Fairness['pledges'], people: readonly string[]): string {
  if (pledges === undefined) return shares.length === 0 ? '' : '; the record has no pledges: whether the bytes were fixed before any were shown cannot be told';
  const who = (seats: readonly number[]): string => seats.map((seat) => people[seat] || `seat ${seat}`).join(', ');
  const withheld = pledges.flatMap(([seat]) => (shares.some(([other]) => other === seat) ? [] : [seat]));
  const silent = people.flatMap((_, seat) => (pledges.some(([other]) => other === seat) ? [] : [seat]));
  return [
    '; every share is the one that was pledged before any was shown',
    ...(withheld.length === 0 ? [] : [`pledged and not shown in time, if the server tells the truth about that: the share of ${who(withheld)}`]),
    ...(silent.length === 0 ? [] : [`nothing was pledged by ${who(silent)}`]),
  ].join('; ');
}
