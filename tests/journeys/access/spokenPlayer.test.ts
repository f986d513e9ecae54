import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { bettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { approveSpoken } from '#tests/support/access/approveSpoken.ts';
import { startReader } from '#tests/support/access/startReader.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey({ SANDBOX_PAGES: '1' });

/** Scrolls to the card of signs, which loads near the screen, and waits for what it finds. */
async function seeSigns(page: Page, text: Visitor['text']): Promise<void> {
  await page.locator('#signs').evaluate((place) => place.scrollIntoView());
  await page.getByText(text('care.none')).waitFor();
}

test.runIf(isFull)('a screen reader says each part of finding a game and opening it', async () => {
  const { page, open, text, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const reader = startReader(page);
  const dialog = page.getByRole('dialog', { name: text('search.title') });
  const field = dialog.getByRole('combobox');
  await step('the search is opened and read', async () => {
    await open('/rules');
    await reader.hear('opens the search', async () => {
      await page
        .getByRole('navigation', { name: text('shell.mobileMenu') })
        .locator('a[href$="#search"]')
        .press('Enter');
      await field.waitFor();
    });
    await reader.read('reads the search');
  });
  await step('a name finds games', async () => {
    await reader.hear('types a name', async () => {
      await field.fill('zarafshon vau');
      await dialog.getByRole('option', { name: 'Zarafshon Vault' }).waitFor();
    });
    await reader.read('reads what is found');
  });
  await step('the game opens', async () => {
    await reader.hear('opens the game', async () => {
      await field.press('ArrowDown');
      await field.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Zarafshon Vault' }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(text('game.loading')).waitFor({ state: 'detached' });
    });
    await reader.read('reads the game');
  });
  await approveSpoken(reader, 'findGame.uz');
});

test.runIf(isFull)('a screen reader says each part of a limit, its errors and its end', async () => {
  const { page, open, text, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const reader = startReader(page, [[/^\d\d$/, '{number}']]);
  await newPlayer(page, site().origin);
  const card = page.getByRole('main').getByRole('region', { name: text('limits.deposit'), exact: true });
  const set = card.getByRole('button', { name: text('limits.set'), exact: true });
  await step('the page is read', async () => {
    await open('/profile/responsible-game');
    await seeSigns(page, text);
    await reader.read('reads the page');
  });
  await step('an empty sum is refused', () =>
    reader.hear('sets a limit without a sum', async () => {
      await set.press('Enter');
      await card.getByText(text('limits.sumRule')).first().waitFor();
    }),
  );
  await step('the limit is set', async () => {
    await reader.hear('sets a limit', async () => {
      await card.getByLabel(text('limits.sum'), { exact: true }).fill('500000');
      await set.press('Enter');
      await card.getByRole('button', { name: text('limits.save'), exact: true }).waitFor();
    });
  });
  await approveSpoken(reader, 'limit.uz');
});

test.runIf(isFull)('a screen reader says what a break does before its last press, and that it has begun', async () => {
  const { page, open, text, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const reader = startReader(page);
  await newPlayer(page, site().origin);
  const period = { name: text('limits.exclusion'), period: text('limits.pause.6m') };
  await step('the question is read', async () => {
    await open('/profile/responsible-game');
    await seeSigns(page, text);
    await reader.hear('chooses a period', async () => {
      await page.getByRole('link', { name: text('limits.pauseOf', period) }).press('Enter');
      await page.getByRole('region', { name: text('limits.pauseTitle', period), exact: true }).waitFor();
    });
    await reader.read('reads the question');
  });
  await step('the break begins', async () => {
    await reader.hear('agrees', async () => {
      await page.getByRole('button', { name: text('limits.pauseYes') }).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Перерыв начался' }).waitFor();
    });
    await reader.read('reads the page after it');
  });
  await approveSpoken(reader, 'break.ru');
});

test.runIf(isFull)('a screen reader says each part of verifying the identity', async () => {
  const { page, open, text, step } = await visit({
    device: 'phone',
    locale: 'uz',
    vendors: [site().sandbox],
    returns: true,
  });
  const reader = startReader(page);
  await newPlayer(page, site().origin);
  await step('the page is read', async () => {
    await open('/profile/verification');
    await reader.read('reads the page');
  });
  await step('the window of the vendor opens and is interrupted', async () => {
    await reader.hear('opens the window', async () => {
      await page.getByRole('button', { name: text('verification.start.none') }).press('Enter');
      await page.frameLocator('iframe[title=Sumsub]').locator('form').waitFor();
    });
    await reader.read('reads the page with the window');
    await reader.hear('interrupts it', async () => {
      await page.getByRole('button', { name: text('verification.interrupt') }).press('Enter');
      await page.locator('iframe[title=Sumsub]').waitFor({ state: 'detached' });
    });
  });
  await approveSpoken(reader, 'verification.uz');
});

test('a screen reader says each part of a ticket, its errors and its number', async () => {
  const { page, open, text, step } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  const reader = startReader(page, [[/\b[2-9A-Z]{7}\b/g, '{ticket}']]);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: text('support.send') });
  await step('the page is read', async () => {
    await open('/support');
    await reader.read('reads the page');
  });
  await step('a question is searched for', () =>
    reader.hear('searches for nonsense', async () => {
      await main.getByRole('searchbox', { name: text('support.search') }).fill('zzzz');
      await main.getByText(text('support.notFound', { count: 0, n: '0' })).waitFor();
    }),
  );
  await step('an empty ticket is refused', () =>
    reader.hear('sends the ticket empty', async () => {
      await send.press('Enter');
      await main.locator('[aria-invalid=true]').nth(1).waitFor();
    }),
  );
  await step('the ticket is sent', async () => {
    await reader.hear('sends the ticket', async () => {
      await main.getByRole('textbox', { name: text('support.email') }).fill('aziz@pochta.uz');
      await main.getByRole('textbox', { name: text('support.text') }).fill('Деньги ещё не пришли на счёт');
      await send.press('Enter');
      await main.getByText(text('support.sent')).waitFor();
    });
  });
  await approveSpoken(reader, 'ticket.ru');
});

test.runIf(isFull)('a screen reader is told the stake, its bounds and the acceptance of a bet', async () => {
  const { page, open, text, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await beThePlayer(page, site().origin, await fundedPlayer(site()));
  const messages = bettingMessages.uz;
  const book = page.getByTitle(text('betting.frame'), { exact: true }).contentFrame();
  const stake = book.locator('#stake');
  const place = book.getByRole('button', { name: messages.place, exact: true });
  /** The frame is a page of the provider: the reader does not enter it, and a test reads its names and regions. */
  const spoken = async () => (await book.locator('#live').textContent())?.trim();
  await step('the outcome is chosen, and the stake is named and described', async () => {
    await open('/betting');
    await book.locator('.event .price:not([aria-disabled])').last().press('Enter');
    await stake.waitFor();
    expect(await stake.evaluate((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toContain(
      messages.stake,
    );
  });
  await step('a stake below the bounds is refused and said', async () => {
    await stake.fill('1');
    await place.press('Enter');
    await eventually(spoken).not.toBe('');
    expect(await stake.getAttribute('aria-invalid')).toBe('true');
  });
  await step('a placed bet is said', async () => {
    await stake.fill('5000');
    await place.press('Enter');
    await eventually(spoken).toContain(messages.placed);
  });
});
