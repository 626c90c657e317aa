import { answerFromTuple, Match, parseRecord, RecordError, runRecord, verifyRecord } from '#kernel';
import type { Person } from '#wire';
import { openBox } from '../app/games.ts';
import { settings } from '../app/settings.ts';
import { act, createTable, me, welcome } from './api.ts';
import { noteCommitment, pledgeFor } from './fair-notes.ts';
import { keepLinks } from './links.ts';
import { beginLocal as begin, saveNewGame } from './local-session.ts';
import type { SetUp } from './places.ts';

/** Begin a game on this device; its id. */
export async function beginLocal(setUp: SetUp): Promise<string> {
  const opened = await openBox(setUp.game, settings.value.language);
  if (opened === null) throw new Error(`There is no game '${setUp.game}'.`);
  return await begin(opened.box, opened.words, setUp);
}

/** Set up a table on the server, sit down on one's own seats, and keep the links of the others for whoever set it up. */
export async function beginOnline({ game, config, places, listed = false, patience }: SetUp): Promise<string> {
  const { id: person } = await introduce();
  const seats = places.map((place) =>
    place.kind === 'here' ? ({ kind: 'me' } as const) : place.kind === 'bot' ? ({ kind: 'bot', bot: place.bot } as const) : ({ kind: place.kind } as const),
  );
  const { table, commitment, links } = await createTable({ game, config, seats, listed, ...(patience === undefined ? {} : { patience }) });
  noteCommitment(table, commitment);
  for (const [seat, { kind }] of seats.entries()) if (kind === 'me') await act(table, 'sit', { seat, pledge: pledgeFor(table, seat, person) });
  keepLinks(table, links);
  return table;
}

/** A person of the server: whoever has been here before, else a guest with the name of the settings. */
export async function introduce(name = settings.value.name): Promise<Person> {
  const person = await me();
  return person === null || (name !== '' && person.name !== name) ? await welcome(name === '' ? 'Guest' : name) : person;
}

/** Keep a game from a file on this device. It has to hold: with its key every die is checked, without it every answer. */
export async function importRecord(text: string): Promise<string> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new RecordError('malformed', 'this is not the file of a game');
  }
  const record = parseRecord(raw);
  const opened = await openBox(record.game, settings.value.language);
  if (opened === null) throw new RecordError('game', `there is no game '${record.game}' here`);
  const { box, words } = opened;
  if (record.from?.at === 0) throw new RecordError('position', 'this game began in a position that was set up: it can be looked at only where it was begun');
  if (record.from !== undefined) throw new RecordError('rules', 'the rules changed in the middle of this game: it can be looked at only where it was played');
  if (record.key === undefined) runRecord(box.game, record);
  else verifyRecord(box.game, record);
  const parts = { opening: record.opening, answers: record.answers.map(answerFromTuple), key: null, keySince: -1, checkpoint: null };
  const match = Match.rebuild(box.game, box.game.configure(record.config), parts);
  const places = (record.people ?? match.seatNames).map((name) => ({ kind: 'here', name }) as const);
  return await saveNewGame(match, words, {
    config: record.config,
    opening: record.opening,
    answers: record.answers,
    key: null,
    keySince: -1,
    places,
    file: text,
    came: 'file',
  });
}
