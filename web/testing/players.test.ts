import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { NewTable, Person } from '#wire';
import { NIGHTS } from '../../games/contact/browser/positions.ts';
import { ban } from '../../server/hosts/bans.ts';
import { invite } from '../../server/hosts/invites.ts';
import { chatOf, removeChat } from '../../server/hosts/removal.ts';
import { Guest } from '../../server/testing/guest.ts';
import { openServer } from '../../server/testing/open.ts';
import { fontsLoaded, ServerHere, Stand } from './browser.ts';
import { PAGES } from './build.ts';
import { answer, answered, asked, moments, rematch } from './play.ts';
import { goTo } from './positions.ts';

const server = new ServerHere();
const stand = new Stand(server);
/** Whose answer is awaited, as the server tells it. */
interface TablePresent {
  readonly match: { readonly views: readonly { readonly decision: { readonly seats: readonly number[] } }[] };
}
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Somebody with a page who is known to the server by a name. */
async function person(name: string, options = {}): Promise<readonly [Page, Guest]> {
  const page = await stand.somebody(options);
  await page.goto('/');
  const who = await page.evaluate(async (called) => {
    localStorage.setItem('muster.settings', JSON.stringify({ name: called, stops: false }));
    const body = JSON.stringify({ name: called });
    return await (await fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json();
  }, name);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ');
  return [page, new Guest(new URL(page.url()).origin, (who as { person: Person }).person, cookie)];
}

/** Ines, who is the host, and Jonas at a table of the tile game that has begun. */
async function duel(wanted: Partial<NewTable> = {}, phone = {}): Promise<{ ines: Page; jonas: Page; one: Guest; other: Guest; table: string }> {
  const [[ines, one], [jonas, other]] = await Promise.all([person('Ines'), person('Jonas', phone)]);
  const { table } = await one.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }], ...wanted });
  await one.act(table, 'sit', { seat: 0 });
  await other.act(table, 'sit', { seat: 1 });
  await one.act(table, 'start');
  await Promise.all([ines, jonas].map((page) => page.goto(`/t/${table}`)));
  await Promise.all([ines, jonas].map((page) => answered(page, 0)));
  return { ines, jonas, one, other, table };
}

/** By the clock of the page, which is opened anew. */
async function aMinuteLater(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + 61_000;
  });
  await page.reload();
}

/** The page of whoever has to answer, and the other. */
async function turn(one: Page, other: Page): Promise<readonly [Page, Page]> {
  const mine = async (page: Page): Promise<Page> => {
    await page.getByRole('button', { name: 'All moves' }).waitFor();
    return page;
  };
  return (await Promise.race([mine(one), mine(other)])) === one ? [one, other] : [other, one];
}

test('a table that is opened to everybody is found in the list and joined with a name', async () => {
  const [host, guest] = await Promise.all([stand.somebody(), stand.somebody(PHONE)]);
  await host.goto('/play/contra-tiles');
  await host
    .getByRole('combobox', { name: /Who plays/ })
    .nth(1)
    .selectOption({ label: 'Anybody' });
  await host.getByRole('textbox', { name: 'Others see you as' }).fill('Ines');
  expect(await host.getByRole('switch', { name: 'Show it in the list of open tables' }).isChecked()).toBe(true);
  await host.getByRole('radio', { name: 'Over several days' }).check({ force: true });
  await host.getByText('does not move for 3 days').waitFor();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/t\//);
  await host.getByText('Everybody can find this table').waitFor();

  await guest.goto('/');
  await guest.getByRole('link', { name: 'Tables' }).click();
  const sit = guest.getByRole('button', { name: 'Sit down: Contra with Ines' });
  await sit.click();
  await guest.getByRole('alert').getByText('Enter your name first.').waitFor();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Jonas');
  await sit.click();
  await guest.waitForURL(/\/t\//);
  await host.getByRole('main').getByText('Jonas').waitFor();
  await host.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([host, guest].map((page) => answered(page, 0)));

  const watcher = await stand.somebody();
  await watcher.goto('/tables');
  await watcher.getByRole('link', { name: 'Watch: Contra, Ines, Jonas' }).click();
  await answered(watcher, 0);
  // Who watches is no secret, neither to them nor to those who play.
  await Promise.all([host, watcher].map((page) => page.getByRole('img', { name: '1 person watches' }).waitFor()));
});

describe('whoever opens the address of a table without an invitation', () => {
  test('asks for a seat and is let in, or told no; everybody hears it', async () => {
    const [[host, ines], guest, stranger] = await Promise.all([person('Ines'), stand.somebody(PHONE), stand.somebody({ locale: 'de-DE' })]);
    const { table } = await ines.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
    await ines.act(table, 'sit', { seat: 0 });
    await Promise.all([host, guest, stranger].map((page) => page.goto(`/t/${table}`)));

    await stranger.getByText('Bitte Ines um einen Platz').waitFor();
    await stranger.getByRole('textbox', { name: 'Dein Name' }).fill('Eve');
    await stranger.getByRole('button', { name: 'Um einen Platz bitten' }).click();
    await stranger.getByText('Du hast um einen Platz gebeten.').waitFor();
    await host.getByRole('paragraph').filter({ hasText: 'Eve asks to join.' }).waitFor();
    await host.getByRole('button', { name: 'Decline' }).click();
    await stranger.getByText('Ines hat abgelehnt.').waitFor();

    await guest.getByRole('textbox', { name: 'Your name' }).fill('Jonas');
    await guest.getByRole('button', { name: 'Ask to join' }).click();
    await guest.getByText('You asked to join. Ines can let you in.').waitFor();
    await host.getByRole('button', { name: 'Let Jonas in' }).click();
    await guest.getByRole('button', { name: 'Stand up' }).waitFor();
    await guest.getByText('You asked to join.').waitFor({ state: 'detached' });
    await host.getByRole('main').getByText('Jonas', { exact: true }).waitFor();
    await host.getByRole('button', { name: 'Begin' }).click();
    await Promise.all([host, guest, stranger].map((page) => answered(page, 0)));
  });

  test('asks for the seat of a bot in a running game', async () => {
    const [[host, ines], guest] = await Promise.all([person('Ines'), stand.somebody()]);
    const { table } = await ines.create({ game: 'contra', preset: 'first-mission', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
    await ines.act(table, 'sit', { seat: 0 });
    await ines.act(table, 'start');
    await Promise.all([host, guest].map((page) => page.goto(`/t/${table}`)));
    await guest.getByText('A bot plays here. Ask Ines to let you take its seat.').waitFor();
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Jonas');
    await guest.getByRole('button', { name: 'Ask to join' }).click();
    await host.getByRole('button', { name: 'Let Jonas in' }).click();
    await host.getByRole('button', { name: 'Chat', exact: true }).click();
    await host.getByRole('list', { name: 'Chat' }).getByText('Ines lets Jonas in.').waitFor();
    await guest.getByRole('button', { name: 'Players' }).click();
    await guest.getByRole('button', { name: 'Let a bot play for you' }).waitFor();
  });

  test('and whoever comes too late with one, is told so in their own language', async () => {
    const [[, ines], [, guest], late] = await Promise.all([person('Ines'), person('Jonas'), stand.somebody({ locale: 'de-DE' })]);
    const { table, links } = await ines.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
    const { link } = links[0] ?? { link: '' };
    await late.goto(`/t/${table}#${link}`);
    await late.getByRole('textbox', { name: 'Dein Name' }).fill('Eve');
    expect((await guest.act(table, 'sit', { seat: 1, link })).status).toBe(200);
    await late.getByRole('button', { name: 'Hinsetzen' }).click();
    await late.getByText('Jonas war schneller. Kein Platz ist mehr frei, aber du kannst zuschauen.').waitFor();
    expect(await late.getByRole('alert').count()).toBe(0);
  });

  test('one link seats everybody who comes with it, each on the next chair, on one screen of a phone', async () => {
    const [[host, ines], [, jonas], tove] = await Promise.all([person('Ines'), person('Jonas'), stand.somebody(PHONE)]);
    const { table, links } = await ines.create({
      game: 'contra',
      preset: 'four',
      seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'link' }) as const)],
    });
    const { link } = links[0] ?? { link: '' };
    await ines.act(table, 'sit', { seat: 0 });
    await tove.goto(`/t/${table}#${link}`);
    await tove.getByRole('heading', { name: 'Ines invites you to Contra: The Board Game' }).waitFor();
    await tove.getByText('3 seats are free.').waitFor();
    await fontsLoaded(tove);
    expect(await tove.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await tove.getByRole('textbox', { name: 'Your name' }).fill('Tove');
    // Somebody is quicker, and nobody is told of an error.
    expect((await jonas.act(table, 'sit', { seat: 1, link })).status).toBe(200);
    await tove.getByRole('button', { name: 'Sit down' }).click();
    await tove.getByRole('button', { name: 'Stand up' }).waitFor();
    await host.goto(`/t/${table}`);
    await host.getByRole('main').getByText('Tove', { exact: true }).waitFor();
    expect(await host.locator('.lobby-who b').allTextContents()).toEqual(['You', 'Jonas', 'Tove', 'Free']);
    // The waiting room says what is played and how fast, and people talk in it.
    expect(await host.title()).toBe('One seat is free. · Contra: The Board Game · Muster');
    await host.getByText('If somebody does not move for 2 minutes, a bot may play for them.').waitFor();
    await host.getByRole('textbox', { name: 'Say something' }).fill('New here?');
    await host.getByRole('button', { name: 'Send' }).click();
    await tove.getByRole('list', { name: 'Chat' }).getByText('New here?').waitFor();
    const hers = host.getByRole('listitem').filter({ hasText: 'Tove' });
    await tove.goto('about:blank');
    await hers.getByText('away').waitFor();
    // Whoever sits here and opens the link again is at the table.
    await tove.goto(`/t/${table}#${link}`);
    await tove.getByRole('button', { name: 'Stand up' }).waitFor();
    await hers.getByText('away').waitFor({ state: 'detached' });
    // A chair that nobody has goes, one that somebody has does not; whoever waits sees it.
    await host.getByRole('button', { name: 'Take a chair away' }).click();
    await host.getByRole('button', { name: 'Take a chair away', disabled: true }).waitFor();
    await tove.getByText('Ines starts the game when everybody is here.').waitFor();
    await host.getByRole('link', { name: 'Change the game of Contra: The Board Game' }).click();
    await host.getByRole('radio', { name: 'Over several days' }).check({ force: true });
    await host.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await host.getByText('Somebody sits on a seat that would go.').waitFor();
    await host.getByRole('radio', { name: '4', exact: true }).check({ force: true });
    await host.getByRole('button', { name: 'Change it' }).click();
    await tove.getByText('If somebody does not move for 3 days, a bot may play for them.').waitFor();
    // The link opens the seat that was added, too.
    const anna = await stand.somebody();
    await anna.goto(`/t/${table}#${link}`);
    await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
    await anna.getByRole('button', { name: 'Sit down' }).click();
    await host.getByRole('button', { name: 'Begin' }).click();
    await Promise.all([host, tove, anna].map((page) => answered(page, 0)));
  });

  test('sits down at once where a seat is open', async () => {
    const [[, ines], guest] = await Promise.all([person('Ines'), stand.somebody()]);
    const { table } = await ines.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.goto(`/t/${table}`);
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Jonas');
    await guest.getByRole('button', { name: 'Join' }).click();
    await guest.getByRole('button', { name: 'Stand up' }).waitFor();
  });
});

describe('in a running game', () => {
  test('one leaves the seat to a bot and takes it back; the chat tells it', async () => {
    const { ines, jonas } = await duel();
    const [mover, waiter] = await turn(ines, jonas);
    const before = await moments(mover);
    await mover.getByRole('button', { name: 'Players' }).click();
    await mover.getByRole('button', { name: 'Let a bot play for you' }).click();
    await mover.getByText('A bot plays for you.').waitFor();
    await answered(waiter, before + 1);
    await waiter.getByRole('button', { name: 'Chat', exact: true }).click();
    const chat = waiter.getByRole('list', { name: 'Chat' });
    await chat.getByText('lets a bot play for now.').waitFor();
    await mover.getByRole('button', { name: 'Take your seat back' }).click();
    await mover.getByText('A bot plays for you.').waitFor({ state: 'detached' });
    await chat.getByText('is back.').waitFor();
  });

  test('the host lets a bot play for a friend who has vanished, and the friend has the seat again on coming back', async () => {
    const { ines, jonas, one, other, table } = await duel({ patience: 60 });
    for (let number = 0; (await turn(ines, jonas))[0] === ines; number++) {
      await answer(ines, 'last');
      await answered(jonas, number + 1);
    }
    const place = jonas.url();
    await jonas.goto('/');
    const rival = ines.locator('.ct-plaque .beside');
    await rival.getByText('away', { exact: true }).waitFor();
    await ines.getByText('Jonas is away right now. The table waits.').waitFor();
    const before = await moments(ines);
    // A minute later, by the clock of the page, and while she looks by that of the server.
    await aMinuteLater(ines);
    await ines.getByText(/^Jonas has not moved for/).waitFor();
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    onTestFinished(() => clock.mockRestore());
    await ines.getByRole('button', { name: 'Let a bot play for Jonas' }).click();
    await answered(ines, before + 1);
    const kind = async () => (await one.get<{ table: { seats: { kind: string }[] } }>(`/tables/${table}`)).body.table.seats[1]?.kind;
    expect(await kind()).toBe('bot');
    await rival.getByText('for Jonas').waitFor();
    await jonas.goto(place);
    await answered(jonas, before + 1);
    await ines.locator('.news-line').getByText('Jonas is back.').waitFor();
    await rival.waitFor({ state: 'detached' });
    expect(await kind()).toBe('person');
    expect(other.person.name).toBe('Jonas');
  });

  test('without a network nobody else is said to be away; a move is kept and goes out once', async () => {
    const { ines, jonas, one, table } = await duel({ patience: 60 });
    const dock = ines.getByRole('region', { name: 'What to do now' });
    const blamed = ines.getByRole('button', { name: 'Let a bot play for Jonas' });
    const choose = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'All moves' }).press('Enter');
      await page.getByRole('dialog', { name: 'All moves' }).getByRole('listitem').last().getByRole('button').first().press('Enter');
    };
    const back = async (): Promise<void> => {
      await ines.context().setOffline(false);
      await dock.getByText('You’re offline').waitFor({ state: 'detached' });
    };
    // While it is Jonas’ turn, it is not he who cannot be heard.
    for (let number = 0; (await turn(ines, jonas))[0] === ines; number++) {
      await answer(ines, 'last');
      await answered(jonas, number + 1);
    }
    await aMinuteLater(ines);
    await blamed.waitFor();
    await ines.context().setOffline(true);
    await dock.getByText('You’re offline').waitFor();
    await dock.getByText('You’ll see what the others did').waitFor();
    expect(await blamed.count()).toBe(0);
    const awaited = async () => (await one.get<TablePresent>(`/tables/${table}`)).body.match.views[0]?.decision.seats;
    while ((await awaited())?.includes(1) === true) await answer(jonas, 'last');
    await back();
    await answered(ines, await moments(jonas));

    const before = await moments(ines);
    await ines.context().setOffline(true);
    await dock.getByText('You’re offline').waitFor();
    await dock.getByText('You can still move').waitFor();
    await choose(ines);
    await dock.getByText('Your move is kept and goes out when you’re back.').waitFor();
    expect(await ines.getByRole('button', { name: 'All moves' }).count()).toBe(0);
    expect(await moments(jonas)).toBe(before);
    await back();
    await Promise.all([ines, jonas].map((page) => answered(page, before + 1)));
    const answers = async () => (await one.get<{ answers: unknown[] }>(`/tables/${table}/record`)).body.answers.length;
    expect(await answers()).toBe(before + 1);

    // A move outlives the page it was made on.
    while ((await awaited())?.includes(0) !== true) await answer(jonas, 'last');
    const number = await answers();
    await answered(ines, number);
    await ines.context().setOffline(true);
    await dock.getByText('You can still move').waitFor();
    await choose(ines);
    await dock.getByText('Your move is kept').waitFor();
    await ines.goto('about:blank');
    await ines.context().setOffline(false);
    await ines.goto(`/t/${table}`);
    await Promise.all([ines, jonas].map((page) => answered(page, number + 1)));
    await ines.reload();
    await answered(ines, number + 1);
    expect(await answers()).toBe(number + 1);
  });

  test('whoever resigns has lost, after being asked once more; the dice are there to be checked', async () => {
    const { ines, jonas, one, table } = await duel();
    for (let number = 1; number <= 2; number++) {
      await answer((await turn(ines, jonas))[0], 'last');
      await Promise.all([ines, jonas].map((page) => answered(page, number)));
    }
    await jonas.getByRole('button', { name: 'Players' }).click();
    await jonas.getByRole('button', { name: 'Resign' }).click();
    await jonas.getByRole('alert').getByText('Ines wins.').waitFor();
    await jonas.getByRole('alert').getByRole('button', { name: 'Resign' }).click();
    await jonas.getByRole('heading', { name: /^You lost\b/ }).waitFor();
    await ines.getByRole('heading', { name: /^You won\b/ }).waitFor();
    await ines.getByText('Jonas resigned').waitFor();
    for (const page of [ines, jonas]) await page.getByRole('heading', { name: 'Dice verified' }).waitFor();
    // It is no empty page: how it stood is drawn and told.
    await ines.getByText('The game ended after 2 moves. This is how it stood.').waitFor();
    await ines.getByRole('img', { name: /Bear \d+, Woman \d+$/ }).waitFor();
    await ines.locator('.fates').waitFor();
    await ines.locator('.turnings').waitFor();

    // A rematch is offered to the other, and everybody sits where they sat.
    await one.act(table, 'say', { text: 'Once more?' });
    await rematch(ines).click();
    await ines.waitForURL((url) => !jonas.url().endsWith(url.pathname));
    await jonas.getByText('Ines would like a rematch. Your seat is kept.').waitFor();
    await jonas.getByRole('button', { name: 'Play again' }).click();
    await jonas.waitForURL(new URL(ines.url()).pathname);
    // Both have said that they want to play: it begins, and what was said is still there.
    await Promise.all([ines, jonas].map((page) => answered(page, 0)));
    await jonas.getByRole('button', { name: 'Chat', exact: true }).click();
    await jonas.getByRole('list', { name: 'Chat' }).getByText('Once more?').waitFor();
    expect(await ines.evaluate(async () => (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).json())).toMatchObject({
      table: { seats: [{ person: { name: 'Ines' } }, { person: { name: 'Jonas' } }] },
    });
  });

  test('whoever only watched is told who may ask for a rematch; whoever played goes on from there with a bot', async () => {
    const { ines, one, table } = await duel();
    const stranger = await stand.somebody();
    await one.act(table, 'resign', { seat: 0 });
    await stranger.goto(`/t/${table}`);
    await stranger.getByRole('heading', { name: 'Dice verified' }).waitFor();
    await stranger.getByText('Only those who played here can ask for a rematch.').waitFor();
    expect(await rematch(stranger).count()).toBe(0);
    await stranger.getByRole('link', { name: 'Set up your own table' }).click();
    await stranger.waitForURL(/\/play\/contra-tiles\?online$/);
    await ines.getByText('The game ended before the first move.').waitFor();
    await ines.getByRole('button', { name: 'Play on from here' }).click();
    await ines.waitForURL(/\/local\//);
    await asked(ines);
  });

  test('a table that was closed shows how it stood, and the ways on from there', async () => {
    const [[host, ines], [, jonas], [, otto]] = await Promise.all([person('Ines'), person('Jonas'), person('Otto')]);
    const { table } = await ines.create({ game: 'contra-tiles', seats: [{ kind: 'open' }, { kind: 'open' }] });
    for (const [seat, guest] of [jonas, otto].entries()) await guest.act(table, 'sit', { seat });
    await ines.act(table, 'start');
    await host.goto(`/t/${table}`);
    await answered(host, 0);
    for (const guest of [jonas, otto]) await guest.act(table, 'stand', { seat: guest === jonas ? 0 : 1 });
    expect((await ines.act(table, 'close')).status).toBe(200);
    for (const again of [false, true]) {
      if (again) await host.reload();
      await host.getByText('This table is closed').waitFor();
      await host.locator('.ct-layout').waitFor();
      await host.getByRole('link', { name: 'Set up your own table' }).waitFor();
    }
    await host.getByRole('button', { name: 'Play on from here' }).click();
    await host.waitForURL(/\/local\//);
    await host.locator('.ct-layout').waitFor();
  });

  test('the tab says whose turn it is, and a phone shows what others have just said', async () => {
    const { ines, jonas, one } = await duel({}, PHONE);
    const [mover, waiter] = await turn(ines, jonas);
    expect(await mover.title()).toBe('Your turn · Contra · Muster');
    expect(await waiter.title()).toBe('Contra · Muster');
    const table = new URL(ines.url()).pathname.replace('/t/', '');
    await one.act(table, 'say', { text: 'Have fun' });
    const preview = jonas.getByRole('button', { name: 'Ines Have fun' });
    await preview.waitFor();
    await jonas.getByRole('button', { name: 'Chat, 1 new' }).waitFor();
    await preview.click();
    await jonas.getByRole('dialog', { name: 'Chat' }).getByText('Have fun').waitFor();
    await jonas.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    await jonas.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  });
});

test('a replay has one scrubber, with chapters and a speed', async () => {
  const page = await stand.somebody();
  await goTo(page, NIGHTS.first);
  for (let answers = 0; answers < 3; answers++) {
    await asked(page);
    await answer(page, answers);
  }
  const number = await moments(page);
  await page.locator('body').press('Home');
  await page.waitForURL(/\?at=0$/);
  const chapters = page.getByRole('combobox', { name: 'Chapter' });
  await chapters.waitFor();
  expect(await page.getByRole('slider').count()).toBe(1);
  const titles = await chapters.getByRole('option').allTextContents();
  expect(titles.length).toBeGreaterThan(1);
  await chapters.selectOption({ index: titles.length - 1 });
  await page.waitForURL((url) => Number(url.searchParams.get('at')) > 0 || url.search === '');
  await page.locator('body').press('Home');
  await page.waitForURL(/\?at=0$/);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: 'Fast' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await answered(page, number);
});

test('on a phone the bar leads to tables, rules and replays', async () => {
  const page = await stand.somebody(PHONE);
  for (const [name, address] of [
    ['Rules', /\/rules/],
    ['Replays', /\/replays$/],
    ['Tables', /\/tables$/],
  ] as const) {
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.waitForURL(address);
  }
});

test('a match that the rules of today cannot show says by which it was played, and gives its record', async () => {
  const { ines, one, table } = await duel();
  await one.act(table, 'resign', { seat: 0 });
  await ines.route(`**/api/tables/${table}`, async (route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { ...body, match: null, table: { ...body.table, rules: 0 } } });
  });
  await ines.goto(`/t/${table}`);
  await ines.getByRole('heading', { name: 'This match was played by version 0 of the rules' }).waitFor();
  const [download] = await Promise.all([ines.waitForEvent('download'), ines.getByRole('link', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe(`contra-tiles-${table}.json`);
});

describe('what a host does', () => {
  test('is seen at the table: a line of the chat is gone, and whoever is banned is told so', async () => {
    const { ines, jonas, other, table } = await duel();
    await other.act(table, 'say', { text: 'something vile' });
    await ines.getByRole('button', { name: /^Chat/ }).click();
    const chat = ines.getByRole('list', { name: 'Chat' });
    await chat.getByText('something vile').waitFor();
    const { registry, store } = server.open;
    const [line] = await chatOf(registry, table);
    await removeChat(registry, table, line?.line ?? -1);
    await chat.getByText('This message was removed.').waitFor();
    expect(await chat.getByText('something vile').count()).toBe(0);
    await ban(store, other.person.id, 0, 'insult');
    await jonas.getByText('Whoever runs this server has banned you.').waitFor();
    await jonas.reload();
    await jonas.getByText('Whoever runs this server has banned you.').waitFor();
    await ines.getByText('Jonas').first().waitFor();
  });
});

test('where people come by invitation alone, the link of a table lets in, and so does one of the host’s', async () => {
  const closed = await openServer({ MUSTER_PAGES: PAGES, MUSTER_INVITE_ONLY: 'on' });
  onTestFinished(() => closed.stop());
  const code = await invite(closed.store, Date.now() + 3_600_000);
  const tove = await stand.somebody({ baseURL: closed.base });
  const asks = async (page: Page, table: string): Promise<void> => {
    await page.goto(`/t/${table}`);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Tove');
    await page.getByRole('button', { name: 'Ask to join' }).click();
  };
  const mira = await closed.registry.create(
    { id: 'm'.repeat(16), name: 'Mira' },
    {
      game: 'contra-tiles',
      seats: [{ kind: 'link' }, { kind: 'link' }],
      listed: false,
      watched: true,
      patience: 120,
    },
  );
  const [{ link = '' } = {}] = mira.links;
  await asks(tove, mira.table);
  await tove.getByText('People come here by invitation alone.', { exact: false }).waitFor();
  await tove.goto(`/#invite=${code}`);
  await tove.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(tove.url()).hash).toBe('');
  await asks(tove, mira.table);
  await tove.getByText('You asked to join. Mira can let you in.').waitFor();
  const jonas = await stand.somebody({ baseURL: closed.base });
  await jonas.goto(`/t/${mira.table}#${link}`);
  await jonas.getByRole('textbox', { name: 'Your name' }).fill('Jonas');
  await jonas.getByRole('button', { name: 'Sit down' }).click();
  await jonas.getByRole('button', { name: 'Stand up' }).waitFor();
});

test('programs are listed on one’s own page, and ended there one by one or all', async () => {
  const [page, ines] = await person('Ines');
  await ines.post('/tokens', { label: 'my bot', scope: 'all', days: 30 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Devices and passkeys' }).click();
  await page.getByText('This device', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Sign out: Program: my bot' }).click();
  await page.getByText('Program: my bot').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('You have no passkey', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await ines.get<{ person: unknown }>('/me')).body.person).toBeNull();
});
