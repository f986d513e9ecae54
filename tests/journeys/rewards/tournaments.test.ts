import { beforeAll, expect, test } from 'vitest';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { AXE_MS, checkPages, checkSeo } from '#tests/support/looks/pageChecks.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { sampled } from '#tests/support/sampled.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site, sandbox } = journey();

interface Listed {
  id: string;
  status: string;
  need_participate: boolean;
  games: string[];
  description: { title: string };
}

async function listed(): Promise<{ active: Listed; planned: Listed; finished: Listed }> {
  const answer = await fetch(`${site().sandbox}/api/tournaments.get?version=2.34&locale=uz`);
  const { items } = ((await answer.json()) as { data: { items: Listed[] } }).data;
  const first = (status: string) => {
    const found = items.find((item) => item.status === status && item.need_participate);
    if (!found) throw new Error(`The sandbox has no ${status} tournament to join`);
    return found;
  };
  return { active: first('active'), planned: first('planned'), finished: first('finished') };
}

// The board of a race that has just begun is almost empty: the tests run on a day of the week with a full board.
beforeAll(async () => {
  for (let day = 0; day < 6; day += 1) {
    await sandbox().midday();
    const { active } = await listed();
    const query = `version=2.34&locale=uz&tournament_id=${active.id}&count=60`;
    const answer = await fetch(`${site().sandbox}/api/leaderboard.get?${query}`);
    const { items } = ((await answer.json()) as { data: { items: unknown[] } }).data;
    if (items.length > 40) return;
  }
});

test('a guest finds a tournament in the list, and its pages show the board, prizes, terms and games', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const { page, text, open, step } = visitor;
  const { active } = await listed();
  const main = page.getByRole('main');
  await step('the list has running, planned and finished tournaments', async () => {
    await open('/tournaments');
    await main.getByRole('region', { name: text('tournaments.planned') }).waitFor();
    await main.getByRole('region', { name: text('tournaments.finished') }).waitFor();
    await checkSeo(visitor, ['BreadcrumbList', 'ItemList']);
    const running = main.getByRole('region', { name: text('tournaments.active') });
    const link = running.getByRole('link', { name: active.description.title, exact: true });
    expect(await link.getAttribute('href')).toBe(`/tournaments/${active.id}`);
  });
  await step('a tournament’s page shows the board, prizes and terms', async () => {
    await open(`/tournaments/${active.id}`);
    await checkSeo(visitor, ['BreadcrumbList', 'Event']);
    await eventually(() => main.getByRole('timer', { name: text('tournaments.leftToEnd') }).textContent()).toMatch(
      /\d\d/,
    );
    const rows = main.getByRole('table').getByRole('rowheader');
    await eventually(() => rows.count()).toBe(10);
    await main.getByRole('button', { name: text('tournaments.full') }).click();
    await eventually(() => rows.count()).toBeGreaterThan(40);
    await main.getByRole('button', { name: text('tournaments.short') }).click();
    await eventually(() => rows.count()).toBe(10);
    await main.getByRole('heading', { name: text('tournaments.prizes') }).waitFor();
    await main.getByRole('heading', { name: text('tournaments.terms') }).waitFor();
  });
  await step('the games of a tournament are filtered by provider', async () => {
    await main.getByRole('link', { name: new RegExp(`: ${text('tournaments.games')}$`) }).click();
    await main.getByRole('heading', { level: 1, name: active.description.title }).waitFor();
    const grid = main.getByRole('list', { name: text('tournaments.games') });
    await eventually(() => grid.getByRole('article').count()).toBe(Math.min(24, active.games.length));
    const makers = main.getByRole('navigation', { name: text('tournaments.providers') }).getByRole('link');
    await makers.nth(1).click();
    await eventually(() => grid.getByRole('article').count()).toBeLessThan(24);
    await eventually(() => makers.nth(1).getAttribute('aria-current')).toBe('page');
    await main.getByRole('link', { name: text('tournaments.back') }).click();
    await main.getByRole('table').waitFor();
  });
});

variant('a tournament’s time left follows the site’s clock when the device’s clock is an hour fast', async () => {
  const { active } = await listed();
  const minutesLeft = async (ahead: number) => {
    const { page, text, open } = await visit({ device: 'phone', locale: 'ru', returns: ahead === 0 });
    if (ahead > 0) await page.clock.install({ time: Date.now() + ahead });
    const figures = page
      .getByRole('main')
      .getByRole('timer', { name: text('tournaments.leftToEnd') })
      .locator('b');
    const read = async () => {
      const [days = '', hours = '', minutes = ''] = await figures.allTextContents();
      return (Number(days) * 24 + Number(hours)) * 60 + Number(minutes);
    };
    await open(`/tournaments/${active.id}`);
    await eventually(read).toBeGreaterThan(0);
    return read;
  };
  const right = await (await minutesLeft(0))();
  const skewed = await minutesLeft(60 * 60_000);
  await eventually(async () => Math.abs((await skewed()) - right) <= 5).toBe(true);
});

test('a guest who signs in to join a tournament returns to its page and joins by a second press', async () => {
  const { page, text, open, step, locale } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const { active } = await listed();
  const path = withLocale(`/tournaments/${active.id}`, locale);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await step('the sign-up dialog closes on Escape', async () => {
    await open(`/tournaments/${active.id}`);
    await main.getByRole('link', { name: text('tournaments.join') }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => new URL(page.url()).search).toBe('');
  });
  await step('the guest signs in and returns to the tournament', async () => {
    await main.getByRole('link', { name: text('tournaments.join') }).click();
    await dialog
      .getByRole('button', { name: text('auth.signInAction') })
      .last()
      .click();
    await dialog.locator('input[type=password]').waitFor();
    await dialog.getByRole('textbox').first().fill('rich@yulduz.test');
    await dialog.locator('input[type=password]').fill('Yulduz-2026');
    await dialog.locator('button[type=submit]').click();
    await main.getByRole('button', { name: text('tournaments.join') }).waitFor();
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  });
  await step('a second press joins the tournament and shows the place', async () => {
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'light' }));
    await main.getByRole('button', { name: text('tournaments.join') }).click();
    // The button stands in a part that is dark in both themes; the dialog is not of it.
    const groundOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue('--bg'));
    expect(await groundOf('dialog[open]')).toBe(await groundOf('html'));
    await page.getByRole('button', { name: text('tournaments.joinNow') }).click();
    await main.getByText(text('tournaments.joined'), { exact: true }).waitFor();
    const standing = main.getByRole('region', { name: text('tournaments.standing') });
    await standing.getByText(text('tournaments.myPlace')).waitFor();
    await standing.getByRole('progressbar').waitFor();
    await standing.getByRole('link', { name: text('tournaments.toGames') }).waitFor();
    await main
      .getByRole('table')
      .getByRole('rowheader', { name: text('tournaments.you') })
      .waitFor();
  });
});

test.runIf(isFull)('a tournament’s board that fails to load shows an error and loads on retry', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  const { planned } = await listed();
  const main = page.getByRole('main');
  await signInAs(page, site().origin, 'star@yulduz.test');
  await sandbox().fault({ target: 'leaderboard.get', kind: '500' });
  await step('a board that fails to load shows an error beside the terms', async () => {
    await open(`/tournaments/${planned.id}`);
    await main.getByText(text('tournaments.boardFailed')).waitFor();
    await main.getByRole('heading', { name: text('tournaments.terms') }).waitFor();
  });
  await sandbox().heal();
  await step('a retry loads the board', async () => {
    await main.getByRole('button', { name: text('hall.retry') }).click();
    await main.getByText(text('tournaments.noBoardPlanned')).waitFor();
  });
});

variant(
  'without script, tournaments can be read, and a finished tournament says why joining is not possible',
  async () => {
    const { page, text, open, step } = await visit({
      device: 'phone',
      locale: 'uz',
      javaScriptEnabled: false,
    });
    const { active, finished } = await listed();
    const main = page.getByRole('main');
    await step('the list leads to a tournament', async () => {
      await open('/tournaments');
      await main.getByRole('link', { name: active.description.title, exact: true }).first().click();
    });
    await step('a tournament’s page shows the board and the terms', async () => {
      await main.getByRole('heading', { level: 1, name: active.description.title }).waitFor();
      await eventually(() => main.getByRole('table').getByRole('rowheader').count()).toBe(10);
      await main.getByRole('heading', { name: text('tournaments.terms') }).waitFor();
      await eventually(() => main.getByRole('button', { name: text('tournaments.full') }).isVisible()).toBe(false);
    });
    await step('the games of the tournament are listed', async () => {
      await open(`/tournaments/${active.id}/gamehall`);
      await eventually(() => main.getByRole('article').count()).toBe(Math.min(24, active.games.length));
    });
    await step('a finished tournament says why joining is not possible', async () => {
      await open(`/tournaments/${finished.id}`);
      await main.getByText(/da tugagan, shuning uchun/).waitFor();
      const link = main.getByRole('link', { name: text('tournaments.toRunning') });
      expect(await link.getAttribute('href')).toBe('/tournaments');
    });
  },
);

test('an unknown tournament and its page of games get 404', async () => {
  for (const path of ['/tournaments/none', '/ru/tournaments/none/gamehall'])
    expect((await fetch(site().origin + path)).status).toBe(404);
});

variant.each(sampled(LOCALES))(
  'axe finds nothing in a tournament’s join dialog in %s, and Escape closes the dialog and returns the focus',
  async (locale) => {
    const { active } = await listed();
    const player = await visit({ device: 'desktop', locale, hasPictures: isFull, returns: true });
    const { page, text, step } = player;
    const join = page.getByRole('main').getByRole('button', { name: text('tournaments.join') });
    const question = page.getByRole('alertdialog', { name: text('tournaments.joinTitle') });
    await signInAs(page, site().origin, 'demo@yulduz.test');
    // In the default run `everyPageOfPlayer` checks this page.
    if (isFull) await checkPages(player, [`/tournaments/${active.id}`]);
    else await player.open(`/tournaments/${active.id}`);
    await step('the join dialog closes on Escape and returns the focus', async () => {
      await join.click();
      await question.waitFor();
      expect(await axeProblems(page, '[role=alertdialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await eventually(() => join.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  },
  AXE_MS,
);
