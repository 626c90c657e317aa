import { z } from 'zod';
import { TableId } from './action.ts';
import { Name, TableRow, TokenSummary } from './lobby.ts';
import { Friend, MyProfile } from './profile.ts';
import { Person } from './view.ts';

const AttemptId = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('Which attempt this is: one reply is taken, within minutes.');

const Encoded = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+={0,2}$/);

/** What a passkey is asked to do, as browsers take it. */
export const PasskeyTask = z.strictObject({
  attempt: AttemptId,
  options: z.record(z.string(), z.unknown()).describe('For `navigator.credentials` of a browser, as JSON.'),
});
export type PasskeyTask = z.infer<typeof PasskeyTask>;

const credential = <R extends z.ZodType>(response: R) =>
  z.object({
    id: Encoded(1400),
    rawId: Encoded(1400),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  });

/** What an authenticator says of a passkey it has made. */
export const Attestation = z.object({
  clientDataJSON: Encoded(4000),
  attestationObject: Encoded(8000),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/))
    .max(8)
    .optional(),
});

/** What a browser says when it has made a passkey. */
export const MadePasskey = credential(Attestation);

/** What a passkey has signed. */
export const Assertion = z.object({
  clientDataJSON: Encoded(4000),
  authenticatorData: Encoded(4000),
  signature: Encoded(4000),
  userHandle: Encoded(200).optional(),
});

/** What a browser says when a passkey has signed. */
export const SignedByPasskey = credential(Assertion);

export const NewPasskey = z.strictObject({
  attempt: AttemptId,
  name: Name.optional().describe('What its person calls it; without one, what kind of device made it.'),
  credential: MadePasskey,
});

export const PasskeyName = z.strictObject({ name: Name });

export const PasskeySummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  created: z.int(),
  used: z.int().describe('When it was last used, in milliseconds since 1970.'),
});
export type PasskeySummary = z.infer<typeof PasskeySummary>;

/** Codes on paper. */
export const RecoverySheet = z.strictObject({ made: z.int(), left: z.int().describe('How many of its codes were not used.') });

/** How a person is known here, and from where they may come back. */
export const Account = z.strictObject({
  person: Person,
  since: z.int(),
  passkeys: z.array(PasskeySummary),
  recovery: RecoverySheet.nullable(),
  profile: MyProfile,
});
export type Account = z.infer<typeof Account>;

export const RecoveryCodes = z.strictObject({
  codes: z.array(z.string()).describe('Each signs its person in once. Shown once; those of before work no longer.'),
});

export const LinkCode = z.strictObject({
  code: z.string().describe('What is typed on the other device, or opened there as `/sign-in#<code>`.'),
  lasts: z.int().describe('So many seconds.'),
});
export type LinkCode = z.infer<typeof LinkCode>;

export const PasskeySignIn = z.strictObject({ attempt: AttemptId, credential: SignedByPasskey });

/** Something somebody wrote at a table. */
export const Said = z.strictObject({ table: TableId, at: z.int(), body: z.unknown() });

/** Everything there is about a person. */
export const Everything = z.strictObject({
  muster: z.literal('person'),
  at: z.int(),
  account: Account,
  devices: z.array(TokenSummary),
  friends: z.array(Friend),
  tables: z.array(TableRow),
  said: z.array(Said),
  records: z.array(z.unknown()).describe('Sealed, of my matches that are over.'),
  games: z.array(z.unknown()).describe('Of devices, as I have taken them along.'),
});

const Code = z.string().trim().min(1).max(60);
export const CodeSignIn = z.strictObject({ code: Code.describe('From a recovery sheet, or from a device that is signed in.') });

export const SignedIn = z.strictObject({
  person: Person,
  left: z.int().nullable().describe('How many recovery codes are left, where one was used.'),
});
export type SignedIn = z.infer<typeof SignedIn>;
