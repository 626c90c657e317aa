import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Match } from '#kernel';
import { Stand } from '../../../web/testing/browser.ts';
import { tabTo } from '../../../web/testing/keyboard.ts';
import { answer, answered, asked, moments, stopped } from '../../../web/testing/play.ts';
import { asks, at, ME, matchOf, openAt, type Position, reach } from '../../../web/testing/positions.ts';
import { type Answer, notation } from '../answer.ts';
import { COLUMNS, columnOf, ringOf, type SegmentName, segmentNamed } from '../content/board.ts';
import { contactGame } from '../rules/game.ts';
import type { Settings } from '../settings.ts';
import type { Contact } from '../types.ts';
import type { MemberView } from '../view.ts';
import { NIGHTS } from './positions.ts';

const stand = new Stand();

/** The name of a segment that may be attacked. */
const TARGET = /: \d+ zombies?, .*(needs|sure hit)/;

const FIRST_NIGHT: Position = {
  id: 'first-night',
  game: 'contact',
  places: [ME],
  seed: 'first night',
  config: { team: ['cooper', 'branson', 'schulz', 'ayden'], turns: 8 },
  until: at(0),
};

describe('a whole night', () => {
  test('by keyboard alone', async () => {
    const page = await openAt(stand, FIRST_NIGHT);
    let answers = 0;
    while (await asked(page)) {
      const before = await moments(page);
      await answerByKeys(page);
      await answered(page, before + 1);
      answers++;
    }
    expect(answers).toBeGreaterThan(30);
    await page.getByRole('heading', { name: /^You (won|lost) \S/ }).waitFor();
  });

  test('through roles and names alone', async () => {
    const page = await openAt(stand, { ...FIRST_NIGHT, seed: 'by name' });
    const dock = page.getByRole('region', { name: 'What to do now' });
    const board = page.getByRole('group', { name: /^Ring board/ });
    const specialists = page.getByRole('list', { name: 'Specialists' });
    let answers = 0;
    while (await asked(page)) {
      const before = await moments(page);
      const yes = dock.getByRole('button', { name: /^(Remove one|Try First Aid|Reroll|.*: 2 fewer.*)$/ }).first();
      const victim = dock.getByRole('group', { name: 'Specialists' }).getByRole('button').first();
      if (await yes.isVisible()) await yes.click();
      else if (await victim.isVisible()) {
        await victim.click();
        await dock.getByRole('button', { name: / falls/ }).click();
      } else {
        const ready = specialists.getByRole('button', { name: /: Ready$/ });
        if ((await ready.count()) > 0 && !(await isAiming(dock))) await ready.last().click();
        const target = board.getByRole('button', { name: TARGET, pressed: false }).first();
        if (await target.isVisible()) await target.press('Enter');
        await dock.getByRole('button', { name: /^(Fire|Throw|Strike)/ }).click();
      }
      await answered(page, before + 1);
      answers++;
    }
    expect(answers).toBeGreaterThan(30);
    await page.getByRole('heading', { name: /^You (won|lost) \S/ }).waitFor();
  });
});

/** Somebody has dice left: nobody else acts now. */
async function isAiming(dock: Locator): Promise<boolean> {
  return await dock.getByText('the next target').isVisible();
}

/** One answer, with nothing but keys; what is on the screen is only looked at. */
async function answerByKeys(page: Page): Promise<void> {
  const lit = await page.evaluate(() => document.querySelector('.segment.lit')?.getAttribute('data-segment') ?? null);
  if (lit !== null) {
    await tabTo(page, '.segment');
    await walkTo(page, lit);
    if ((await focused(page, 'aria-pressed')) === 'false') await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    return;
  }
  if ((await page.locator('.faces').count()) > 0) {
    await tabTo(page, '.faces button');
    await page.keyboard.press('Enter');
  } else await tabTo(page, '.recon button, .prompt-acts .pri');
  await page.keyboard.press('Enter');
}

async function focused(page: Page, attribute: string): Promise<string | null> {
  return await page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);
}

/** With the arrow keys from the focused segment to another. */
async function walkTo(page: Page, target: string): Promise<void> {
  const [from, to] = [segmentNamed((await focused(page, 'data-segment')) ?? ''), segmentNamed(target)];
  const rings = ringOf(to) - ringOf(from);
  for (let i = 0; i < Math.abs(rings); i++) await page.keyboard.press(rings > 0 ? 'ArrowUp' : 'ArrowDown');
  const around = (columnOf(to) - columnOf(from) + COLUMNS) % COLUMNS;
  for (let i = 0; i < Math.min(around, COLUMNS - around); i++) await page.keyboard.press(around <= COLUMNS / 2 ? 'ArrowRight' : 'ArrowLeft');
  expect(await focused(page, 'data-segment')).toBe(target);
}

function members(match: Match): readonly MemberView[] {
  return matchOf(contactGame, match).scene(null).view.members;
}

describe('Why not?', () => {
  const why = (page: Page): Locator => page.getByRole('dialog', { name: 'Why not?' });

  test('an empty segment, and one that is out of reach', async () => {
    const page = await openAt(stand, NIGHTS.late);
    const specialist = (name: string): Locator => page.getByRole('list', { name: 'Specialists' }).getByRole('button', { name });
    await specialist('Ayden').click();
    await page
      .getByRole('button', { name: /, ring 3: empty$/ })
      .first()
      .press('Enter');
    await why(page)
      .getByText(/^There are no zombies in /)
      .waitFor();
    await why(page).locator('[data-clause="contact.attack.occupied-target"]').first().waitFor();
    await page.keyboard.press('Escape');
    await why(page).waitFor({ state: 'detached' });
    await specialist('Branson').click();
    await page
      .getByRole('button', { name: /ring 4: \d+ zombies?, not a target now$/ })
      .first()
      .press('Enter');
    await why(page)
      .getByText(/is out of reach: the flame thrower reaches rings 1 and 2\.$/)
      .first()
      .waitFor();
    await why(page).locator('[data-clause="contact.attack.range"]').first().waitFor();
  });

  test('somebody who has fallen, and somebody who has acted', async () => {
    const position: Position = {
      ...NIGHTS.lost,
      id: 'fallen-and-acted',
      until: (match) => asks('act')(match) && members(match).some((m) => !m.alive) && members(match).some((m) => m.alive && m.acted),
    };
    const seen = members(reach(position));
    const named = (member: MemberView | undefined): RegExp => new RegExp(`^${member?.id}:`, 'i');
    const page = await openAt(stand, position);
    const specialists = page.getByRole('list', { name: 'Specialists' });
    await specialists.getByRole('button', { name: named(seen.find((m) => !m.alive)) }).click();
    await why(page)
      .getByText(/ has fallen and does not come back\.$/)
      .waitFor();
    await why(page).locator('[data-clause="contact.players.dead-do-not-act"]').first().waitFor();
    await page.keyboard.press('Escape');
    await why(page).waitFor({ state: 'detached' });
    await specialists.getByRole('button', { name: named(seen.find((m) => m.alive && m.acted)) }).click();
    await why(page)
      .getByText(/ has already acted this turn\.$/)
      .waitFor();
    await why(page).locator('[data-clause="contact.players.one-action"]').first().waitFor();
  });
});

/** What a die has to show at each segment that an answer attacks, found by playing it. */
function needsOf(match: Match<Contact>, answer: Answer): ReadonlyMap<SegmentName, number> {
  const fork = match.fork('same');
  const before = fork.events.length;
  fork.answer(fork.number, 0, notation.print(answer));
  const { decision } = fork.scene(0);
  const needs = new Map<SegmentName, number>();
  for (const { event } of fork.events.slice(before)) {
    if (event.kind === 'shot') needs.set(event.segment, event.needs);
    else if (event.kind === 'blast') needs.set(event.segment, 1);
  }
  if (decision?.kind === 'ardor' && needs.size === 0 && 'at' in answer)
    for (const die of decision.about.dice) if (die.for !== 'quantity') needs.set(answer.at, die.needs);
  return needs;
}

const spoken = (segment: string): string => segment.replace(/^b/, 'B').replace(/(\d)\/r/, ' $1, ring ');
const shown = (needs: number): string => (needs === 6 ? 'needs a 6' : needs === 5 ? 'needs a 5 or 6' : `needs a ${needs} or more`);
const odds = (needs: number): string => (needs <= 1 ? 'a sure hit' : `${shown(needs)} (${Math.round(((7 - needs) / 6) * 100)}%)`);

const AGREED: Partial<Settings> = { 'launcher-auto': true, 'grenade-range-2': true };

test.each<[string, Position]>([
  ['late in the night', NIGHTS.late],
  [
    'with a sniper and a machine gun',
    { ...NIGHTS.first, id: 'range-1', seed: 'range 1', config: { team: ['krussov', 'miller', 'alvares', 'ayden'] }, until: asks('act', 50) },
  ],
  [
    'where the table has agreed on other readings',
    { ...NIGHTS.first, id: 'range-2', seed: 'range 2', config: { team: ['nelson', 'schulz', 'alvares', 'ayden'], settings: AGREED }, until: asks('act', 50) },
  ],
])('what is lit for each specialist, and what it needs, is what the rules say: %s', async (_, position) => {
  const match = matchOf(contactGame, reach(position));
  const { zombies } = match.scene(0).view;
  const page = await openAt(stand, position);
  const orders = match.options().flatMap((text) => {
    const answer = notation.parse(text);
    return answer === undefined || answer.do === 'waive' || !('member' in answer) ? [] : [answer];
  });
  const ids = [...new Set(orders.map(({ member }) => member))];
  let compared = 0;
  for (const id of ids) {
    await page
      .getByRole('list', { name: 'Specialists' })
      .getByRole('button', { name: new RegExp(`^${id}:`, 'i') })
      .click();
    const attacks = page.getByRole('group', { name: 'How to act' }).getByRole('button');
    for (let attack = 0; attack < Math.max(1, await attacks.count()); attack++) {
      if ((await attacks.count()) > 0) await attacks.nth(attack).click();
      const word = (await attacks.count()) > 0 ? await attacks.nth(attack).textContent() : '';
      const lit = await page.locator('.segment.lit').evaluateAll((all) => all.map((segment) => segment.getAttribute('aria-label') ?? ''));
      const own = orders.filter(
        (answer) => answer.member === id && (answer.do === 'throw') === (word === 'Grenade') && (answer.do === 'double') === (word === 'Double shot'),
      );
      const expected = new Map(own.flatMap((answer) => [...needsOf(match, answer)]));
      expect(lit.sort(), `${id} ${word}`).toEqual(
        [...expected].map(([name, needs]) => `${spoken(name)}: ${zombies[name]} zombie${zombies[name] === 1 ? '' : 's'}, ${odds(needs)}`).sort(),
      );
      compared += lit.length;
    }
  }
  expect(compared).toBeGreaterThan(5);
});

test('a card says in which turn somebody fell, after a reload too', async () => {
  const { turn } = matchOf(contactGame, reach(NIGHTS.victim)).scene(0).view;
  const page = await openAt(stand, NIGHTS.victim);
  const dock = page.getByRole('region', { name: 'What to do now' });
  await dock.getByRole('group', { name: 'Specialists' }).getByRole('button').first().click();
  await dock.getByRole('button', { name: / falls/ }).click();
  const card = page.getByRole('list', { name: 'Specialists' }).getByRole('button', { name: `Fell, turn ${turn}` });
  await card.waitFor();
  await page.reload();
  await card.waitFor();
});

test('it stops where somebody falls, for the space bar too; the replay does not', async () => {
  const page = await openAt(stand, NIGHTS.victim, { stops: true });
  const before = await moments(page);
  await answer(page);
  const stop = stopped(page, 'Cooper falls');
  await stop.getByText('8 zombies in blue 8, ring 1 attack: a 5 hits the team.').waitFor();
  await stop.getByText('a group this large always hits').waitFor();
  await stop.getByText('3 survivors left.').waitFor();
  await page.locator('.night').click({ position: { x: 20, y: 300 } });
  await page.keyboard.press('Space');
  await stop.waitFor({ state: 'detached' });
  await asked(page);
  await page.keyboard.press(',');
  await page.locator(`[data-moment="${before}"]`).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.locator(`[data-moment="${before + 1}"]`).waitFor();
  expect(await stop.count()).toBe(0);
});

test('whose member a bot names is asked, refuses, and as the leader’s player decides', async () => {
  const page = await openAt(stand, NIGHTS.named);
  const dock = page.getByRole('region', { name: 'What to do now' });
  await dock.getByText(/ wants \w+ to fall\. Do you agree\?$/).waitFor();
  const before = await moments(page);
  await dock.getByRole('button', { name: 'Refuse' }).click();
  await answered(page, before + 1);
  await dock.getByText(/ refuses\. (Choose|The leader decides) who falls\.$/).waitFor();
  await dock.getByRole('group', { name: 'Specialists' }).getByRole('button', { name: 'Branson' }).click();
  await dock.getByRole('button', { name: 'Branson falls' }).click();
  await answered(page, before + 2);
  await page
    .getByRole('list', { name: 'Specialists' })
    .getByRole('button', { name: /^Branson: Fell, turn/ })
    .waitFor();
});

test('dice that lie there together are rolled again by what they show', async () => {
  const page = await openAt(stand, NIGHTS.blades);
  const dock = page.getByRole('region', { name: 'What to do now' });
  await dock.getByText(/^Kenzo rolled .*; each needs a 2\. Reroll one of them with Ardor\?$/).waitFor();
  await dock.getByRole('button', { name: 'Keep them all' }).waitFor();
  const before = await moments(page);
  await dock
    .getByRole('button', { name: /^Reroll the \d$/ })
    .first()
    .click();
  await answered(page, before + 1);
});

describe('setting up', () => {
  const chosen = (page: Page): Locator => page.locator('.roster').getByRole('button', { pressed: true });

  test('choosing a team: a role can be taken once, and the rule says so', async () => {
    const page = await stand.somebody();
    await page.goto('/play/contact');
    const roster = page.locator('.roster');
    const named = (name: string): Locator => roster.getByRole('button', { name: new RegExp(`\\b${name}\\b`) }).first();
    await named('Cooper').click();
    await page.getByText('One more to choose').waitFor();
    await named('Cole').click();
    expect(await chosen(page).count()).toBe(4);
    await named('Cooper').click();
    const refused = page.getByRole('status').filter({ hasText: 'Only one leader per team, and you have Cole.' });
    await refused.waitFor();
    expect(await chosen(page).count()).toBe(4);
    await refused.getByRole('button', { name: 'The rule' }).click();
    await page.waitForURL(/\/rules\/contact.*setup\.heavy-once/);
  });

  test('surprise us, and begin with it', async () => {
    const page = await stand.somebody();
    await page.goto('/play/contact');
    await page.getByRole('button', { name: /^Surprise us/ }).click();
    expect(await chosen(page).count()).toBe(4);
    const team = await chosen(page).locator('b').allInnerTexts();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/local\//);
    const cards = page.getByRole('list', { name: 'Specialists' }).getByRole('button');
    await cards.first().waitFor();
    const names = await cards.evaluateAll((all) => all.map((card) => (card.getAttribute('aria-label') ?? '').split(':')[0] ?? ''));
    expect(names.sort()).toEqual(team.sort());
  });

  test('four friends, three of them bots', async () => {
    const page = await stand.somebody();
    await page.goto('/play/contact');
    await page.getByRole('radio', { name: /Four friends/ }).check({ force: true });
    for (const player of [2, 3, 4]) await page.getByRole('combobox', { name: `Who plays Player ${player}` }).selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/local\//);
    await page.locator('.prompt.is-mine').waitFor();
    const before = await moments(page);
    await page.getByRole('button', { name: 'Let the bot go ahead' }).click();
    await answered(page, before + 1);
    await asked(page);
    await answer(page);
  });
});
