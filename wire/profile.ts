import { z } from 'zod';
import { LinkToken, TableId } from './action.ts';
import { Person } from './view.ts';

/** The pictures a person may choose from. */
export const Avatar = z.enum(['fox', 'owl', 'stag', 'hare', 'badger', 'lynx', 'raven', 'frog', 'ram', 'hedgehog', 'otter', 'moth']);
export type Avatar = z.infer<typeof Avatar>;

export const Audience = z.enum(['all', 'friends', 'nobody']).describe('Who may see it besides me.');
export type Audience = z.infer<typeof Audience>;

export const Shows = z.strictObject({
  statistics: Audience.default('nobody').describe('How often I have won.'),
  history: Audience.default('nobody').describe('My matches at listed tables. Those who played with me see theirs in any case.'),
});
export type Shows = z.infer<typeof Shows>;

/** What a person has set on one device and finds on the next. */
export const PersonSettings = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  theme: z.enum(['auto', 'light', 'dark']).optional(),
  sound: z.boolean().optional(),
  motion: z.enum(['auto', 'less']).optional(),
  stops: z.boolean().optional(),
  hints: z.boolean().optional(),
});
export type PersonSettings = z.infer<typeof PersonSettings>;

/** How I want to be seen, and how I like it. */
export const MyProfile = z.strictObject({ avatar: Avatar.nullable(), shows: Shows, settings: PersonSettings });
export type MyProfile = z.infer<typeof MyProfile>;

/** What is left out stays. */
export const ProfileChange = MyProfile.partial();
export type ProfileChange = z.infer<typeof ProfileChange>;

export const Tally = z.strictObject({ played: z.int(), won: z.int() });

/** How somebody does at one game. */
export const GameStatistics = z.strictObject({
  game: z.string(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  usual: Tally.nullable().describe('How everybody does here, bots left out; null where there is too little to say.'),
});
export type GameStatistics = z.infer<typeof GameStatistics>;

export const Friendship = z.enum(['none', 'asked', 'asks', 'friends']).describe('`asked`: I have asked them; `asks`: they have asked me.');
export type Friendship = z.infer<typeof Friendship>;

/** Somebody I am friends with, or who asks. */
export const Friend = z.strictObject({ person: Person, avatar: Avatar.nullable(), friendship: Friendship });
export type Friend = z.infer<typeof Friend>;

/** How to become friends with somebody one has not played with. */
export const FriendCode = z.strictObject({ code: LinkToken.describe('Works once, within a week, as `/people/<my id>#<code>`.') });
export const AskFriend = z.strictObject({ code: LinkToken.optional() });

export const Profile = z.strictObject({
  person: Person,
  avatar: Avatar.nullable(),
  since: z.int(),
  friendship: Friendship.nullable().describe('Null for oneself, and for whoever is not known.'),
  statistics: z.array(GameStatistics).nullable().describe('Null where they are not for whoever asks.'),
});
export type Profile = z.infer<typeof Profile>;

export const Result = z.enum(['won', 'lost', 'drawn', 'over']).describe('`over`: they played several sides.');
export type Result = z.infer<typeof Result>;

/** A match that is over, as one of those who played it sees it. */
export const PastMatch = z.strictObject({
  table: TableId,
  game: z.string(),
  ended: z.int(),
  result: Result,
  others: z.array(Person).describe('Who else played.'),
  bots: z.int().describe('How many bots.'),
  number: z.int().describe('How many answers there were when the turn last passed.'),
});
export type PastMatch = z.infer<typeof PastMatch>;

export const PastMatches = z.strictObject({ matches: z.array(PastMatch), all: z.int().describe('How many there are of this kind.') });
export type PastMatches = z.infer<typeof PastMatches>;

/** A game of a device, taken along. */
export const LuggageRow = z.strictObject({ id: z.string(), game: z.string(), changed: z.int() });
export type LuggageRow = z.infer<typeof LuggageRow>;

export const Luggage = z.strictObject({
  game: z.string().min(1).max(40),
  changed: z.int().min(0),
  saved: z.record(z.string(), z.unknown()).describe('As the device keeps it. Only its person gets it back.'),
});
export type Luggage = z.infer<typeof Luggage>;
