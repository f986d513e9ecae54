import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site, sandbox } = journey({ SANDBOX_PAGES: '1' });

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]);
const picture = (name: string) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: PNG });

async function submitDocuments(page: Page): Promise<void> {
  const form = page.frameLocator('iframe[title=Sumsub]').locator('form');
  await form.locator('input[name=front]').setInputFiles(picture('front'));
  await form.locator('input[name=selfie]').setInputFiles(picture('selfie'));
  await form.locator('button').click();
}

test('verification documents are submitted, refused with reasons, submitted again and approved, without a reload', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru', vendors: [site().sandbox] });
  const { uid } = await newPlayer(page, site().origin);
  const stage = (name: string) => page.getByRole('heading', { level: 2, name: text(`verification.title.${name}`) });
  // The page polls every 15 seconds.
  await page.clock.install();
  await step('the vendor’s window does not move when it becomes ready, and is interrupted', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/identity/frame.js', async (route) => {
      await isReleased;
      await route.fallback();
    });
    await open('/profile/verification?from=%2Fcashier%2Fwallet');
    await stage('none').waitFor();
    await page.getByRole('img', { name: text('verification.phoneCode') }).waitFor();
    await page.getByRole('button', { name: text('verification.start.none') }).click();
    await page.frameLocator('iframe[title=Sumsub]').locator('form').waitFor();
    const topOfFrame = () =>
      page.locator('iframe[title=Sumsub]').evaluate((frame) => frame.getBoundingClientRect().top + scrollY);
    const top = await topOfFrame();
    release();
    await page.getByText(text('verification.opening')).waitFor({ state: 'detached' });
    expect(await topOfFrame()).toBe(top);
    await page.getByRole('button', { name: text('verification.interrupt') }).click();
    await eventually(() => page.locator('iframe[title=Sumsub]').count()).toBe(0);
    await page.clock.fastForward(20_000);
    await stage('begun').waitFor();
  });
  await step('documents are submitted', async () => {
    await page.getByRole('button', { name: text('verification.start.begun') }).click();
    await submitDocuments(page);
    await stage('submitted').waitFor();
    await eventually(() => page.locator('iframe[title=Sumsub]').count()).toBe(0);
  });
  await step('a refusal is shown with its reasons, without a reload', async () => {
    await sandbox().decide({ uid, verdict: 'retry', labels: ['SELFIE_MISMATCH'], comment: 'Лицо в тени' });
    await page.clock.fastForward(20_000);
    await stage('retry').waitFor();
    await page.getByText(text('verification.reason.selfie')).waitFor();
    await page.getByText('Лицо в тени').waitFor();
  });
  await step('documents submitted again are approved, without a reload', async () => {
    await page.getByRole('button', { name: text('verification.start.retry') }).click();
    await submitDocuments(page);
    await stage('submitted').waitFor();
    await sandbox().decide({ uid, verdict: 'approved' });
    await page.clock.fastForward(20_000);
    await stage('approved').waitFor();
  });
  await step('the page in "from" opens in a document without the vendor’s script', async () => {
    await page.getByRole('link', { name: text('verification.goOn') }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/ru/cashier/wallet');
    expect(await page.evaluate(() => 'snsWebSdk' in window)).toBe(false);
  });
});

variant('a withdrawal that requires documents opens a dialog that leads to the verification', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const player = await fundedPlayer(site(), [2_000_000]);
  await beThePlayer(page, site().origin, player);
  await step('the withdrawal opens a dialog that links to the verification', async () => {
    expectRefusal({ status: 422, path: '/api/cashier.makewithdrawal' });
    await open('/cashier/withdraw');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('1500000');
    await main.getByRole('button', { name: text('withdraw.go') }).click();
    const dialog = page.getByRole('alertdialog', { name: text('withdraw.papersTitle') });
    await dialog.getByRole('link', { name: text('withdraw.papersGo') }).click();
  });
  await step('the verification page has the withdrawal in "from"', async () => {
    await page.getByRole('heading', { level: 1, name: text('profile.verification') }).waitFor();
    await eventually(() => new URL(page.url()).searchParams.get('from')).toContain('/cashier/withdraw');
  });
});

variant(
  'a card that requires verification leads to it, and back to the withdrawal form as it was filled in',
  async () => {
    const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', vendors: [site().sandbox] });
    const player = await fundedPlayer(site());
    const { uid } = await player.get<{ uid: number }>('account.getInfo');
    await beThePlayer(page, site().origin, player);
    const main = page.getByRole('main');
    const stage = (name: string) =>
      page.getByRole('heading', {
        level: 2,
        name: text(`verification.requisites.title.${name}`, { what: '•••• 0002' }),
      });
    const go = main.getByRole('button', { name: text('withdraw.go') });
    await page.clock.install();
    await step('the refused card links to its verification', async () => {
      await open('/cashier/withdraw');
      await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('70000');
      await main.getByRole('radio', { name: text('withdraw.newRequisites') }).check();
      await main.getByLabel('Номер карты', { exact: true }).fill(`${ownCard().slice(0, 15)}0002`);
      await go.click();
      await main.getByRole('link', { name: text('withdraw.fix.requisites') }).click();
    });
    await step('documents are submitted', async () => {
      await stage('none').waitFor();
      expect(await axeProblems(page, 'main')).toEqual([]);
      await page.getByRole('button', { name: text('verification.start.none') }).click();
      await submitDocuments(page);
      await stage('submitted').waitFor();
    });
    await step('the approval leads back to the withdrawal', async () => {
      const action = new URL(page.url()).searchParams.get('action') ?? '';
      await sandbox().decide({ uid, verdict: 'approved', action });
      await page.clock.fastForward(20_000);
      await stage('approved').waitFor();
      await page.getByRole('link', { name: text('verification.goOn') }).click();
    });
    await step('the sum and the card are restored, and the withdrawal is ordered', async () => {
      await main.getByRole('radio', { name: '•••• 0002' }).waitFor();
      expect(await main.getByRole('radio', { name: '•••• 0002' }).isChecked()).toBe(true);
      expect(readSum(await main.getByRole('textbox', { name: text('withdraw.sum') }).inputValue(), 0).amount).toBe(
        70_000,
      );
      await whenAlive(page);
      await go.click();
      await main.getByRole('list', { name: text('history.progress') }).waitFor();
    });
  },
);

variant(
  'a verification window that fails to open is reported and opens on retry; a final refusal leads to support',
  async () => {
    const { page, text, open, step, expectRefusal } = await visit({
      returns: true,
      device: 'phone',
      locale: 'uz',
      vendors: [site().sandbox],
    });
    const { uid } = await newPlayer(page, site().origin);
    const start = page.getByRole('button', { name: text('verification.start.none') });
    await step('a window that does not open is reported', async () => {
      await open('/profile/verification');
      expectRefusal({ status: 502, path: '/api/sumsub.getAccessToken' });
      await sandbox().fault({ target: 'sumsub.getAccessToken', kind: '500', times: 1 });
      await start.click();
      await page
        .getByRole('alert')
        .filter({ hasText: text('verification.windowFailed') })
        .waitFor();
    });
    await step('the next press opens the window', async () => {
      await page.getByRole('button', { name: text('verification.openAgain') }).click();
      await page.frameLocator('iframe[title=Sumsub]').locator('form').waitFor();
    });
    await step('a final refusal names the reason and leads to the support', async () => {
      await sandbox().decide({ uid, verdict: 'rejected', labels: ['FORGERY'] });
      await open('/profile/verification');
      await page.getByRole('heading', { level: 2, name: text('verification.title.final') }).waitFor();
      await page.getByText(text('verification.reason.forgery')).waitFor();
      await page.getByRole('link', { name: text('verification.toSupport') }).click();
      await page.getByText(text('support.draft.verification')).first().waitFor();
    });
  },
);

test.runIf(isFull)(
  'the verification page, without scripts, shows the stage and says that the window needs scripts',
  async () => {
    const { page, text, open, step } = await visit({
      returns: true,
      device: 'phone',
      locale: 'ru',
      javaScriptEnabled: false,
    });
    await signInAs(page, site().origin, 'rejected@yulduz.test');
    await step('the stage and the notice about scripts are shown', async () => {
      await open('/profile/verification');
      await page.getByRole('heading', { level: 2, name: text('verification.title.retry') }).waitFor();
      await page
        .getByRole('paragraph')
        .filter({ hasText: text('verification.needsScript') })
        .waitFor();
      await eventually(() => page.getByRole('button', { name: text('verification.start.retry') }).isVisible()).toBe(
        false,
      );
    });
  },
);
