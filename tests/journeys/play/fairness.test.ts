import { test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site } = journey();
/** The example of docs/fairness.md. */
const EXAMPLE = {
  hash: '7cf3f6721fd64ca3498d41b97a8397032a12ba520ac9b07d949470efabba74de',
  seed: '5f3c1d8a90b24e67c1f0a9d3b8e7264510ab39cd72e84f06d5b1938c6a7f2e40',
  clientSeed: 'omad',
  nonce: '7',
};

test('a guest recomputes a round in the browser, and a seed that is not of the hash is reported', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const form = page.getByRole('region', { name: text('fairness.check') });
  const press = form.getByRole('button', { name: text('fairness.checkAction') });
  await step('the documented example gives its numbers', async () => {
    await open(paths.fairness.build());
    for (const [name, value] of Object.entries(EXAMPLE))
      await form.getByLabel(text(`fairness.${name}`), { exact: true }).fill(value);
    await press.click();
    await form.getByText(text('fairness.same')).waitFor();
    await form.getByText('×1.23', { exact: true }).waitFor();
    await form.getByText('1 4 3', { exact: true }).waitFor();
  });
  await step('another seed is not of the hash', async () => {
    await form.getByLabel(text('fairness.seed'), { exact: true }).fill('0'.repeat(64));
    await press.click();
    await form.getByText(text('fairness.other')).waitFor();
  });
});

test('a player opens a round of the history filled in, and measures the return of the own rounds', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await signInAs(page, site().origin, 'demo@yulduz.test');
  await step('the history leads to the check of its round', async () => {
    await open(paths.profileBetsHistory.build());
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') });
    await rows
      .filter({ hasText: text('bets.status.lose') })
      .first()
      .getByRole('link')
      .first()
      .click();
    await page.getByText(text('bets.fairness')).click();
    await page.getByRole('link', { name: text('bets.recompute') }).click();
    const form = page.getByRole('region', { name: text('fairness.check') });
    await form.getByRole('button', { name: text('fairness.checkAction') }).click();
    await form.getByText(text('fairness.same')).waitFor();
  });
  await step('the return of the own rounds has an interval and the stated return', async () => {
    await page.getByRole('button', { name: text('fairness.ownReturnAction') }).click();
    await page.getByText(/95%.*orasida/).waitFor();
    await page.getByText(/eʼlon qilingan qaytim: \d\d/).waitFor();
  });
});
