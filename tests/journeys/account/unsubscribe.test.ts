import { expect, test } from 'vitest';
import { journey } from '#tests/support/browsers/journey.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site, lentSandbox } = journey();

/** The unsubscribe link of an e-mail that the platform sends when a player unsubscribes and subscribes again. */
async function emailLink(): Promise<string> {
  const { cookie } = await signIn(site().origin, 'demo@yulduz.test');
  for (const subscription of ['0', '1'])
    await postForm(
      site().origin,
      '/api/account.changeSubscription',
      { contact: 'demo@yulduz.test', subscription },
      { cookie },
    );
  const page = (await (await fetch(site().sandbox)).text()).replaceAll('&amp;', '&');
  const [link] = /\/unsubscribe\?token=[^\s"<]+/.exec(page) ?? [];
  if (!link) throw new Error('The sandbox sent no e-mail with a link');
  return link;
}

test('the unsubscribe page sends nothing before a press, reports a failure, and unsubscribes on the next press', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const main = page.getByRole('main');
  const link = await emailLink();
  const press = () => main.getByRole('button').first().click();
  await step('the opened page sends nothing', async () => {
    await lentSandbox().reset();
    await open(link);
    await main.getByText(text('unsubscribe.text')).waitFor();
    expect((await lentSandbox().counters())['account.unsubscribe'] ?? 0).toBe(0);
  });
  await step('a failure is reported', async () => {
    expectRefusal({ status: 502, path: '/api/account.unsubscribe' });
    await lentSandbox().fault({ target: 'account.unsubscribe', kind: '500' });
    await press();
    await main
      .getByRole('alert')
      .filter({ hasText: text('errors.InternalServerErrorException') })
      .waitFor();
    await lentSandbox().heal();
  });
  await step('the next press unsubscribes', async () => {
    await press();
    await main.getByRole('heading', { name: text('unsubscribe.done') }).waitFor();
  });
});

test('an unsubscribe link without a token or with a forged one is reported as wrong', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  for (const query of ['', '?token=1.forged&type=email'])
    await step(`the link with "${query}" is reported as wrong`, async () => {
      await open(`/unsubscribe${query}`);
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('heading', { name: text('unsubscribe.wrongLink') }).waitFor();
    });
});
