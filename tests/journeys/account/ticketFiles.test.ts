import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';

const { visit, lentSandbox } = journey();
const PLACE = 'GPS 41.3111 69.2797';

/** A JPEG of the page's own drawing, into which a place is written as a phone does (EXIF, in APP1 after the first marker). */
async function photo(page: Page, side: number): Promise<Buffer> {
  const base64 = await page.evaluate((size) => {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size / 2;
    const context = canvas.getContext('2d');
    for (let offset = 0; offset < size; offset += 8) {
      if (context) context.fillStyle = `hsl(${offset % 360} 70% 50%)`;
      context?.fillRect(offset, 0, 8, size);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  }, side);
  const drawn = Buffer.from(base64, 'base64');
  const exif = Buffer.from(`Exif\0\0${PLACE}`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([drawn.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, drawn.subarray(2)]);
}

test('a visitor without an account sends a photo made smaller and without its place, opens the ticket by number and code, and downloads it', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'ru' });
  const main = page.getByRole('main');
  const access = { number: '', code: '' };
  await step('a photo is shown as it will be sent, and a file of another kind is refused', async () => {
    await open(paths.support.build());
    const buffer = await photo(page, 3000);
    expect(buffer.includes(PLACE)).toBe(true);
    const field = main.getByLabel(text('talk.addFile'));
    await field.setInputFiles([
      { name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer },
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>1</script>') },
    ]);
    await main.getByRole('img', { name: text('talk.preview') }).waitFor();
    await main.getByText(text('talk.redrawn'), { exact: false }).waitFor();
    await main.getByText(text('talk.problem.kind')).waitFor();
    expect(await axeProblems(page, 'main')).toEqual([]);
    await main.getByRole('button', { name: text('talk.remove', { name: 'photo.jpg' }) }).click();
  });
  await step('after a lost answer the next press sends nothing twice, and shows number and code', async () => {
    expectRefusal({ status: 502, path: '/api/support.openTicket' });
    await lentSandbox().fault({ target: 'support.openTicket', kind: '500' });
    await main.getByRole('textbox', { name: text('support.email') }).fill('aziz@pochta.uz');
    await main.getByRole('textbox', { name: text('support.text') }).fill('Чек прикладываю к письму');
    await main.getByRole('button', { name: text('support.send') }).click();
    await main
      .getByRole('alert')
      .filter({ hasText: text('errors.InternalServerErrorException') })
      .waitFor();
    await lentSandbox().heal();
    await main.getByRole('button', { name: text('support.send') }).click();
    const sent = main.getByRole('region', { name: text('support.sent') });
    // The texts of what is not there yet would be an empty list.
    await sent.waitFor();
    [access.number = '', access.code = ''] = await sent.locator('strong').allTextContents();
    expect(access.code).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
    expect(await axeProblems(page, 'main')).toEqual([]);
  });
  await step('a wrong code is refused with a sentence, and the right one opens the conversation', async () => {
    await lentSandbox().answer(access.number, 'Чек получили');
    await main
      .getByRole('link', { name: text('support.openTalk') })
      .first()
      .click();
    const fields = {
      number: main.getByRole('textbox', { name: text('support.number') }),
      code: main.getByRole('textbox', { name: text('support.secret') }),
    };
    await fields.number.fill(access.number.toLowerCase());
    await fields.code.fill('AAAA-BBBB-CCCC-DDDD');
    await main.getByRole('button', { name: text('support.open') }).click();
    await main.getByText(text('support.wrongCode')).waitFor();
    await fields.code.fill(access.code.replaceAll('-', ' '));
    await main.getByRole('button', { name: text('support.open') }).click();
    await main.getByText('Чек получили').waitFor();
    await main.getByText(text('talk.newAnswer')).waitFor();
    expect(await axeProblems(page, 'main')).toEqual([]);
  });
  await step('the photo comes back as a file, smaller and without its place', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: /JPEG|Снимок/ }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const file = Buffer.concat(chunks);
    expect(download.suggestedFilename()).toBe('support.jpg');
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(file.includes(PLACE)).toBe(false);
  });
  await step(
    'an accepted reply whose conversation does not reload is not shown as refused, and leaves the form',
    async () => {
      expectRefusal({ status: 502, path: '/api/support.viewTicket' });
      await lentSandbox().fault({ target: 'support.viewTicket', kind: '500' });
      await main.getByText(text('talk.reply'), { exact: true }).click();
      await main.getByLabel(text('talk.replyText')).fill('Спасибо');
      await main.getByRole('button', { name: text('talk.replySend') }).click();
      await page.getByText(text('talk.notRefreshed')).waitFor();
      await lentSandbox().heal();
      await main.getByText(text('talk.reply'), { exact: true }).click();
      await expect.poll(() => main.getByLabel(text('talk.replyText')).inputValue()).toBe('');
      expect(await main.getByText(text('errors.InternalServerErrorException')).count()).toBe(0);
    },
  );
  await step('the next reply joins the conversation', async () => {
    await main.getByLabel(text('talk.replyText')).fill('Жду ответа');
    await main.getByRole('button', { name: text('talk.replySend') }).click();
    await main.getByRole('listitem').filter({ hasText: 'Жду ответа' }).first().waitFor();
    await main.getByRole('listitem').filter({ hasText: 'Спасибо' }).first().waitFor();
    await eventually(() => main.getByText(text('talk.newAnswer')).count()).toBe(0);
  });
});
