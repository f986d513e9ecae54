import { expect, test } from 'vitest';
import { JACKPOT_PERIOD_MS } from '#client/entities/jackpot/useLiveJackpots.ts';
import { banners } from '#sandbox/world/play/banners.ts';
import { holdScripts } from '#tests/support/browsers/holdScripts.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site, sandbox } = journey();

test('in Russian, the buttons of every hero are in one line of its slide, clear of the buttons of the carousel', async () => {
  const { page, open } = await visit({ device: 'desktop', locale: 'ru' });
  await open('/');
  const hero = page.getByRole('main').locator('section[aria-roledescription]').first();
  let pairs = 0;
  for (const width of [820, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const slides = await hero.evaluate((section) => {
      const start = section.getBoundingClientRect().left;
      const controls = section.querySelector('button')?.parentElement?.getBoundingClientRect();
      return [...section.querySelectorAll('[role=group]')].map((slide) => {
        const box = slide.getBoundingClientRect();
        const links = [...slide.querySelectorAll('a')]
          .filter((link) => link.checkVisibility())
          .map((link) => link.getBoundingClientRect());
        // As if the slide were the shown one.
        const isClear = links.every(
          ({ right, bottom }) => !controls || right - box.left <= controls.left - start || bottom <= controls.top,
        );
        return {
          links: links.length,
          isWhole: links.every((link) => link.left >= box.left && link.right <= box.right && link.bottom <= box.bottom),
          lines: new Set(links.map(({ top }) => Math.round(top))).size,
          isClear,
        };
      });
    });
    for (const [place, slide] of slides.entries()) {
      expect(slide, `slide ${place + 1} at ${width}`).toEqual({
        links: slide.links,
        isWhole: true,
        lines: 1,
        isClear: true,
      });
      if (slide.links > 1) pairs += 1;
    }
  }
  expect(pairs).toBeGreaterThan(0);
});

variant(
  'on a desktop, home has one search, provider logos, a still jackpot in reduced motion, and links to lists',
  async () => {
    const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru' });
    const main = page.getByRole('main');
    const tournaments = main.getByRole('region', { name: text('lobby.tournaments') });
    const great = new RegExp(text('lobby.jackpot', { name: '.+' }));
    const searches = page.getByRole('searchbox', {
      name: new RegExp(`^(?:${text('shell.search')}|${text('hall.search')})$`),
    });
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('jackpots.get')) requested.push(request.url());
    });
    await page.clock.install();
    await step('home shows twelve provider logos and one search', async () => {
      await open('/');
      const providers = main.getByRole('region', { name: text('lobby.providers'), exact: true });
      expect(await providers.getByRole('listitem').locator('img').count()).toBe(12);
      expect(await searches.count()).toBe(1);
    });
    await step('the first screen has the jackpots and the race, also on a phone', async () => {
      for (const viewport of [
        { width: 360, height: 780 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport);
        for (const name of [great, text('lobby.race')]) {
          const box = await main.getByRole('region', { name }).boundingBox();
          expect(box && box.height > 60 && box.y + box.height, String(name)).toBeLessThan(viewport.height - 64);
        }
      }
    });
    await step('the jackpot does not change and is not requested', async () => {
      const figure = page
        .getByRole('region', { name: text('lobby.jackpots'), exact: true })
        .getByText(/^\d[\d\u00A0]{9,}$/)
        .first();
      const before = await figure.textContent();
      await page.clock.runFor(JACKPOT_PERIOD_MS * 1.5);
      await eventually(() => figure.textContent()).toBe(before);
      expect(requested).toEqual([]);
    });
    await step('tournaments show the time left', async () => {
      await tournaments.scrollIntoViewIfNeeded();
      const timer = tournaments.getByRole('timer').first();
      await eventually(async () => /\d\d/.test((await timer.textContent()) ?? '')).toBe(true);
      await tournaments.getByRole('article').first().getByRole('link').waitFor();
    });
    await step('the titles of home link to the lists', async () => {
      for (const [name, path] of [
        [text('lobby.jackpots'), '/ru/jackpots'],
        [text('lobby.winners'), '/ru/winners'],
        [text('lobby.tournaments'), '/ru/tournaments'],
        [text('lobby.providers'), '/ru/providers'],
        [text('lobby.promotions'), '/ru/promotions'],
      ] as const)
        expect(await main.getByRole('region', { name, exact: true }).locator(`a[href="${path}"]`).count(), path).toBe(
          1,
        );
    });
    await step('a tournament opens from its card', async () => {
      const link = tournaments.getByRole('article').first().getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    });
    await step('the middle of the race’s card opens the race', async () => {
      for (const viewport of [
        { width: 360, height: 780 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport);
        await open('/');
        const race = main.getByRole('region', { name: text('lobby.race'), exact: true });
        const name = (await race.getByRole('heading').textContent()) ?? '';
        const box = await race.boundingBox();
        if (!box) throw new Error('The race has no place');
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await page.getByRole('heading', { level: 1, name }).waitFor();
      }
    });
    await step('the hall has one search, too', async () => {
      await open('/gamehall');
      expect(await searches.count()).toBe(1);
      await main.getByRole('searchbox', { name: text('hall.search') }).waitFor();
    });
  },
);

test('a press on a section of home that the scripts have not reached yet counts', async () => {
  const { page, text, step } = await visit({ device: 'phone', locale: 'uz' });
  await sandbox().fault({ target: 'banners.get', kind: '500' });
  const main = page.getByRole('main');
  const failed = main.getByRole('alert').filter({
    hasText: text('lobby.sectionFailed', { title: text('lobby.promotions') }),
  });
  const release = await holdScripts(page);
  // The toasts' popover opens in the task that makes the frame of the page interactive; its sections follow in tasks of their own.
  await page.addInitScript(
    (title) => {
      const { showPopover } = HTMLElement.prototype;
      HTMLElement.prototype.showPopover = function show(...options) {
        showPopover.apply(this, options);
        HTMLElement.prototype.showPopover = showPopover;
        const alert = [...document.querySelectorAll('[role=alert]')].find((one) => one.textContent.includes(title));
        queueMicrotask(() => alert?.querySelector('button')?.click());
      };
    },
    text('lobby.sectionFailed', { title: text('lobby.promotions') }),
  );
  await step('the section failed on the server, and the page waits for its scripts', async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await failed.waitFor();
    await sandbox().heal();
  });
  await step('the press loads the section', async () => {
    await release();
    await eventually(() =>
      main
        .getByRole('region', { name: text('lobby.promotions'), exact: true })
        .getByRole('article')
        .count(),
    ).toBe(4);
  });
});

variant('the promotions of home, after a failed load, show an error and load with their terms on retry', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const main = page.getByRole('main');
  const row = main.getByRole('region', { name: text('lobby.promotions'), exact: true });
  await sandbox().fault({ target: 'banners.get', kind: '500' });
  const failed = main.getByRole('alert').filter({
    hasText: text('lobby.sectionFailed', { title: text('lobby.promotions') }),
  });
  await step('promotions that fail show an error', async () => {
    await open('/');
    await failed.waitFor();
    expectRefusal({ status: 502, path: '/api/banners.get' });
    expectRefusal({ status: 500, path: '/api/banners.get' });
  });
  await step('a retry shows the promotions with their terms', async () => {
    await sandbox().heal();
    await failed.getByRole('button', { name: text('hall.retry') }).click();
    await eventually(() => row.getByRole('article').count()).toBe(4);
    await eventually(() => row.getByRole('article').first().getByRole('paragraph').count()).toBe(2);
  });
  await step('a promotion opens from its card', async () => {
    const link = row.getByRole('article').first().getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
});

test('home shows a player’s recent games, and a game’s page shows free spins with a link to play the spins', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await step('a player signs in', () => signInAs(page, site().origin, 'demo@yulduz.test'));
  await step('home opens', () => open('/'));
  await step('the row of recent games appears while its place is off the screen', async () => {
    await page.mouse.wheel(0, 4_000);
    const row = page.getByRole('region', { name: text('lobby.recent') });
    await eventually(() => row.getByRole('listitem').count()).toBeGreaterThan(2);
  });
  await step('another player signs in', async () => {
    // An open page of the first player would reload once it is told, just when the next one opens.
    await page.goto('about:blank');
    await signInAs(page, site().origin, 'wager@yulduz.test');
  });
  await step('the page of a game opens', () => open('/game/zarafshon-vault#demo'));
  const packs = page.getByRole('region', { name: text('game.freeSpins') });
  await step('the free spins have a link to play them', async () => {
    const pack = packs.getByRole('link').first();
    await pack.scrollIntoViewIfNeeded();
    await eventually(() => pack.textContent()).toContain(text('game.playNow'));
    await eventually(() => pack.getAttribute('href')).toMatch(/^\/game\/[\w-]+#real$/);
    expect(await axeProblems(page, '[href$="#real"]')).toEqual([]);
  });
});

test('with the foot of home on the screen, its hero and its jackpots far above stand still', async () => {
  const { page, open, step } = await visit({ device: 'desktop', locale: 'uz', reducedMotion: 'no-preference' });
  const track = page.locator('main section[aria-roledescription] > div').first();
  const figure = page.locator('main [data-grows]').first();
  const place = () => track.evaluate(({ scrollLeft }) => scrollLeft);
  /** What runs by itself on elements that nobody sees. */
  const unseen = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ playState, timeline, effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const box = target?.getBoundingClientRect();
        const isSeen = !box || (box.bottom > 0 && box.top < innerHeight);
        return playState !== 'running' || timeline !== document.timeline || isSeen ? [] : [String(target?.className)];
      }),
    );
  await page.clock.install();
  await open('/');
  await step('on the screen the hero turns, and the sum grows', async () => {
    const before = await figure.textContent();
    await page.clock.runFor(2 * JACKPOT_PERIOD_MS);
    await eventually(place).toBeGreaterThan(0);
    await eventually(() => figure.textContent()).not.toBe(before);
  });
  await step('off the screen both stay as they are, and nothing else moves', async () => {
    await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
    await eventually(() => track.evaluate((box) => box.getBoundingClientRect().bottom < 0)).toBe(true);
    await eventually(unseen).toEqual([]);
    const before = [await place(), await figure.textContent()];
    await page.clock.runFor(2 * JACKPOT_PERIOD_MS);
    expect([await place(), await figure.textContent()]).toEqual(before);
    expect(await unseen()).toEqual([]);
  });
});

test('on a phone, home that is reloaded far down is where it was', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz' });
  const promotions = page.getByRole('main').getByRole('heading', { name: text('lobby.promotions'), exact: true });
  const top = () => promotions.evaluate((heading) => heading.getBoundingClientRect().top);
  await open('/');
  await promotions.scrollIntoViewIfNeeded();
  await expect.poll(top).toBeLessThan(780);
  const before = await top();
  await step('they are there after the reload', async () => {
    await page.reload();
    // The sections above are laid out one a frame, and are not exactly as high as it was supposed before.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(300);
  });
});

test.runIf(isFull)('on a phone, the row of a player’s recent games is right under the pills of home', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  await step('a player signs in', () => signInAs(page, site().origin, 'demo@yulduz.test'));
  await step('the row of recent games is right under the pills', async () => {
    await open('/');
    const row = page.getByRole('region', { name: text('lobby.recent') });
    await row.getByRole('listitem').first().waitFor();
    const pill = page
      .getByRole('main')
      .getByRole('link', { name: text('hall.all'), exact: true })
      .first();
    const between = async () => {
      const [over, under] = await Promise.all([pill.boundingBox(), row.boundingBox()]);
      return over && under ? under.y - over.y - over.height : null;
    };
    await eventually(between).toBeGreaterThanOrEqual(0);
    await eventually(between).toBeLessThan(48);
  });
});

test.runIf(isFull)('on a phone, home’s first banner has a badge, terms and a 208 px picture', async () => {
  const { page, text, open, step } = await visit({
    device: 'phone',
    locale: 'uz',
    viewport: { width: 360, height: 780 },
  });
  const hero = page.getByRole('main').getByRole('region', { name: text('lobby.hero.label') });
  const first = hero.getByRole('group').first();
  await step('the first banner has a badge and a link to its terms', async () => {
    await open('/');
    await first.getByText(banners[0]?.badge?.uz ?? 'no badge', { exact: true }).waitFor();
    const terms = first.getByRole('link', { name: text('lobby.hero.terms') });
    expect(await terms.getAttribute('href')).toBe(banners[0]?.terms);
  });
  await step('the picture is 208 px high', async () => {
    expect((await first.locator('img').boundingBox())?.height).toBe(208);
  });
});
