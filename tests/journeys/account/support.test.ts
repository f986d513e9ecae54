import { expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { checkSeo } from '#tests/support/looks/pageChecks.ts';

const { visit, site, lentSandbox } = journey();
const TICKET_TEXT = 'Pulim hali ham hisobga tushmadi';

test('the support page finds an answer in Latin script by a Cyrillic query, and clears a search without results', async () => {
  const visitor = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const { page, text, open, step } = visitor;
  const main = page.getByRole('main');
  await step('a Cyrillic query finds a Latin answer, and an empty search is cleared', async () => {
    await open('/support');
    await checkSeo(visitor, ['BreadcrumbList', 'FAQPage']);
    const search = main.getByRole('searchbox', { name: text('support.search') });
    await search.fill('парол');
    await main.getByText('Parolni unutdim').click();
    await main.getByText('6 xonali kod keladi', { exact: false }).waitFor();
    await search.fill('zzzz');
    await main.getByText(text('support.notFound', { count: 0, n: '0' })).waitFor();
    await main.getByRole('button', { name: text('support.clear') }).click();
    await main.getByText('Demo rejim nima?').waitFor();
  });
});

test('the ticket form marks empty fields, preserves the text after a failure, and shows a number once sent', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name: text(name) });
  const send = main.getByRole('button', { name: text('support.send') });
  await step('empty fields are marked, and the first gets the focus', async () => {
    await open('/support');
    await send.click();
    await eventually(() => main.locator('[aria-invalid=true]').count()).toBe(2);
    await eventually(() => field('support.email').evaluate((element) => element === document.activeElement)).toBe(true);
  });
  await step('a failure of the platform is reported and preserves the text', async () => {
    expectRefusal({ status: 502, path: '/api/support.openTicket' });
    await lentSandbox().fault({ target: 'support.openTicket', kind: '500' });
    await field('support.email').fill('aziz@pochta.uz');
    await field('support.text').fill(TICKET_TEXT);
    await send.click();
    await main
      .getByRole('alert')
      .filter({ hasText: text('errors.InternalServerErrorException') })
      .waitFor();
    await eventually(() => field('support.text').inputValue()).toBe(TICKET_TEXT);
  });
  await step('the next press sends the ticket and shows its number', async () => {
    await lentSandbox().heal();
    await send.click();
    await main.getByText(text('support.sent')).waitFor();
    const number =
      (await main
        .locator('strong')
        .filter({ hasText: /^[2-9A-Z]{7}$/ })
        .textContent()) ?? '';
    const developers = await (await fetch(site().sandbox)).text();
    expect(developers).toContain(TICKET_TEXT);
    expect(developers).toContain(`#${number}`);
    await main.getByRole('button', { name: text('support.writeAnother') }).click();
    await eventually(() => field('support.text').inputValue()).toBe('');
  });
});

test('a text of a ticket that is too long stays whole, is counted and refused', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const field = page.getByRole('main').getByRole('textbox', { name: text('support.text') });
  await step('all of it is in the field, with its count and the rule', async () => {
    await open('/support');
    await field.fill('x'.repeat(1_801));
    expect((await field.inputValue()).length).toBe(1_801);
    await page.getByText(text('support.signs', { n: '1 801', max: '1 800' })).waitFor();
    await page.getByRole('button', { name: text('support.send') }).click();
    await page
      .getByText(text('validation.maxLength', { max: 1800 }))
      .first()
      .waitFor();
    expect((await field.inputValue()).length).toBe(1_801);
  });
});

test.runIf(isFull)(
  'the ticket form, without scripts, returns a refused ticket with each error at its field, and sends the corrected one',
  async () => {
    const { page, text, open, step } = await visit({
      returns: true,
      device: 'phone',
      locale: 'uz',
      javaScriptEnabled: false,
    });
    const main = page.getByRole('main');
    const email = main.getByRole('textbox', { name: text('support.email') });
    const message = main.getByRole('textbox', { name: text('support.text') });
    const send = main.getByRole('button', { name: text('support.send') });
    await step('a refused ticket returns with its text', async () => {
      await open('/support');
      await email.fill('aziz');
      await message.fill(TICKET_TEXT);
      await send.click();
      await main.getByText(text('validation.email')).waitFor();
      expect([await email.inputValue(), await message.inputValue()]).toEqual(['aziz', TICKET_TEXT]);
      expect([await email.getAttribute('aria-invalid'), await message.getAttribute('aria-invalid')]).toEqual([
        'true',
        null,
      ]);
    });
    await step('the ticket is sent and its number shown', async () => {
      await email.fill('aziz@pochta.uz');
      await send.click();
      await main.getByText(text('support.sent')).waitFor();
      expect(
        await main
          .locator('strong')
          .filter({ hasText: /^[2-9A-Z]{7}$/ })
          .count(),
      ).toBe(1);
    });
  },
);
