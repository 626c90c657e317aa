import { Avatar, type MyProfile, PersonSettings, type ProfileChange, Shows } from '#wire';
import type { Row } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { intact, withSum } from '../storage/sums.ts';

/** What a person shows and likes; whoever has said nothing shows nothing. */
export async function profileOf({ db }: Pick<Store, 'db'>, person: string): Promise<MyProfile> {
  const row = await db.selectFrom('profiles').where('person', '=', person).selectAll().executeTakeFirst();
  if (row === undefined) return { avatar: null, shows: Shows.parse({}), settings: {} };
  const { avatar, shows, settings } = intact('profiles', row, 'This profile');
  return {
    avatar: avatar === '' ? null : Avatar.parse(avatar),
    shows: Shows.parse(JSON.parse(shows)),
    settings: PersonSettings.parse(JSON.parse(settings)),
  };
}

/** What is left out stays. */
export async function changeProfile(store: Store, person: string, change: ProfileChange): Promise<MyProfile> {
  const before = await profileOf(store, person);
  const { avatar = before.avatar, shows = before.shows, settings = before.settings } = change;
  const row: Row<'profiles'> = withSum('profiles', { person, avatar: avatar ?? '', shows: JSON.stringify(shows), settings: JSON.stringify(settings) });
  await store.db
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
  return { avatar, shows, settings };
}
