import { z } from 'zod';
import { RecordForm } from '#kernel';
import * as wire from '#wire';
import * as example from './examples.ts';

/** Give a schema its name in the OpenAPI document, and examples that fit it. */
function named<S extends z.core.$ZodType>(id: string, schema: S, ...examples: z.input<S>[]): void {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id, ...(examples.length === 0 ? {} : { examples }) });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

named('ActionId', wire.ActionId, 'my-42');
named('TableId', wire.TableId, example.tableId);
named('PersonId', wire.PersonId, example.ann.id);
named('SeatNumber', wire.SeatNumber, 0);
named('Share', wire.Share, '9f2c4e81a7b35d60'.repeat(4));
named('Pledge', wire.Pledge, '51d0c7a93e8b264f'.repeat(4));
named('LinkToken', wire.LinkToken, example.link);
named('BotName', wire.BotName, 'greedy');
named('Clauses', wire.Clauses, ['contra-tiles.place-player.match-one']);
named('Scope', wire.Scope, 'all');
named('RefusalCode', wire.RefusalCode, 'too-fast');

named('Person', wire.Person, example.ann);
named('NewGuest', wire.NewGuest, { name: 'Ann' });
named('Me', wire.Me, { person: example.ann });
named('WantedToken', wire.WantedToken, { label: 'my bot', days: 30 });
named('NewToken', wire.NewToken, { token: 'Qm9hcmQgZ2FtZXMgd2l0aCB0aGVpciBydWxlcyBrZXB0' });
named('TokenSummary', wire.TokenSummary, {
  id: '4f1a9c0be27d6835',
  kind: 'api',
  label: 'my bot',
  scope: 'all',
  created: example.table.created,
  seen: example.table.created,
  expires: null,
  current: false,
});

named('PasskeyTask', wire.PasskeyTask, { attempt: example.attempt, options: { challenge: 'bXVzdGVy', rpId: 'games.example.org' } });
named('Attestation', wire.Attestation, example.madePasskey.response);
named('MadePasskey', wire.MadePasskey, example.madePasskey);
named('Assertion', wire.Assertion, example.signedByPasskey.response);
named('SignedByPasskey', wire.SignedByPasskey, example.signedByPasskey);
named('NewPasskey', wire.NewPasskey, { attempt: example.attempt, name: 'my phone', credential: example.madePasskey });
named('PasskeyName', wire.PasskeyName, { name: 'my phone' });
named('PasskeySummary', wire.PasskeySummary, example.passkey);
named('RecoverySheet', wire.RecoverySheet, { made: example.passkey.created, left: 10 });
named('Avatar', wire.Avatar, 'fox');
named('Audience', wire.Audience, 'all');
named('Shows', wire.Shows, { statistics: 'all', history: 'nobody' });
named('PersonSettings', wire.PersonSettings, { language: 'en', theme: 'dark' });
named('MyProfile', wire.MyProfile, example.profile);
named('ProfileChange', wire.ProfileChange, { avatar: 'fox' });
named('Account', wire.Account, { person: example.ann, since: example.passkey.created, passkeys: [example.passkey], recovery: null, profile: example.profile });
named('Said', wire.Said, { table: example.tableId, at: example.passkey.created, body: { text: 'Good luck, Ben!' } });
named('Everything', wire.Everything, example.everything);
named('Tally', wire.Tally, { played: 40, won: 20 });
named('GameStatistics', wire.GameStatistics, { game: 'contra-tiles', played: 10, won: 6, drawn: 1, usual: { played: 40, won: 20 } });
named('Friendship', wire.Friendship, 'friends');
named('Friend', wire.Friend, { person: example.ben, avatar: 'owl', friendship: 'friends' });
named('FriendCode', wire.FriendCode, { code: example.link });
named('AskFriend', wire.AskFriend, { code: example.link });
named('Profile', wire.Profile, { person: example.ann, avatar: 'fox', since: example.passkey.created, friendship: null, statistics: null });
named('Result', wire.Result, 'won');
named('PastMatch', wire.PastMatch, example.pastMatch);
named('PastMatches', wire.PastMatches, { matches: [example.pastMatch], all: 1 });
named('LuggageRow', wire.LuggageRow, { id: 'a-game', game: 'contact', changed: example.passkey.created });
named('Luggage', wire.Luggage, { game: 'contact', changed: example.passkey.created, saved: {} });
named('RecoveryCodes', wire.RecoveryCodes, { codes: ['7QK4-M2TD-9XWA-LP3R'] });
named('LinkCode', wire.LinkCode, { code: '7QK4-M2TD', lasts: 300 });
named('PasskeySignIn', wire.PasskeySignIn, { attempt: example.attempt, credential: example.signedByPasskey });
named('CodeSignIn', wire.CodeSignIn, { code: '7QK4-M2TD' });
named('SignedIn', wire.SignedIn, { person: example.ann, left: null });

named('AskedUndo', wire.UndoRequest, { by: example.ann.id, to: 2, asked: 9, agreed: [] });
named('Preset', wire.Preset, { id: 'standard', title: 'Standard', config: {} });
named('GameSetting', wire.GameSetting, {
  name: 'refill-each',
  says: 'Refill after each tile',
  values: [false, true],
  clause: 'contra-tiles.refill.market',
});
named('GameSummary', wire.GameSummary, example.game);
named('AnswerForm', wire.AnswerForm, example.form);
named('GameDescription', wire.GameDescription, example.described);
named('ClauseText', wire.ClauseText, {
  id: 'contra-tiles.place-player.match-one',
  says: 'At least one of its edges must have the colour of the crown it lies against.',
  source: 'Course of the game',
  ruling: null,
});
named('SeatSetup', wire.SeatSetup, { kind: 'bot', bot: 'greedy' });
named('NewTable', wire.NewTable, { game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
named('CreatedTable', wire.CreatedTable, { table: example.tableId, commitment: example.table.commitment, links: [{ seat: 1, link: example.link }] });
named('TableRow', wire.TableRow, example.row);
named('TableList', wire.TableList, { mine: [example.row], open: [], playing: [] });
named('TableSeat', wire.TableSeat, example.seat);
named('TableState', wire.TableState, example.table);
named('TablePresent', wire.TablePresent, { table: example.table, last: 7, match: example.match, invitation: null });
named('Invitation', wire.Invitation, { seat: 1, free: [1] });
named('Outcome', wire.Outcome, { payoff: [1, 0], clause: 'contra-tiles.broke.ends-now', cause: 'broke' });
named('Preview', wire.Preview, example.preview);
named('SeatView', wire.SeatView, ...example.match.views, example.foreseen);
named('MatchView', wire.MatchView, example.match);

named('ActionResult', wire.ActionResult, { entry: 8, number: 4 });
named('Refusal', wire.RefusalBody, { code: 'too-fast', message: 'Too many requests from this address; wait a moment.' });
named('Record', RecordForm, example.record);
named('Fairness', RecordForm.shape.fair._zod.def.innerType, example.fair);
named('Checkpoint', RecordForm.shape.from._zod.def.innerType, { at: 2, gave: 1, position: 4, state: {} });
named('KeptRecord', wire.KeptRecord, { table: example.tableId });

named('Given', wire.Given, 6, { to: [0] });
named('TableEvent', wire.TableEvent, {
  event: { kind: 'tile', side: 0, slot: 0, edges: 'RBGY', x: 0, y: 1 },
  clauses: ['contra-tiles.place-player.match-one'],
});
named('Entry', wire.Entry);
for (const option of wire.Entry.options) named(`${capital(option.shape.kind.value)}Entry`, option, example.entries[option.shape.kind.value]);
named('ServerMessage', wire.ServerMessage);
for (const option of wire.ServerMessage.options) named(`${capital(option.shape.type.value)}Message`, option, example.messages[option.shape.type.value]);
named('Notice', wire.Notice);
for (const option of wire.Notice.options) named(`${capital(option.shape.type.value)}Notice`, option, example.notices[option.shape.type.value]);

for (const name of wire.ACTION_NAMES) {
  named(`${capital(name)}Request`, wire.ACTIONS[name], example.actions[name]);
  named(`${capital(name)}Action`, wire.ACTION_MESSAGES[name], { do: name, ...example.actions[name] });
}
named('SwitchAction', wire.SwitchTable, { do: 'switch', id: 'my-43', table: example.tableId });
named('ClientMessage', wire.ClientMessage);
