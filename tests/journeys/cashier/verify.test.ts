import { expect, test } from 'vitest';
import { journey } from '#tests/support/browsers/journey.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { ask } from '#tests/support/wire/ask.ts';

const { visit, site } = journey();

/** The file of movements of a new player, with at least three rows. */
async function fileOf(format: 'jsonl' | 'csv'): Promise<string> {
  const { cookie } = await fundedPlayer(site(), [300_000, 200_000]);
  return (await ask(site().origin, `/_/movements.${format}`, { headers: { cookie } })).text;
}

test('a file of movements is checked without an upload: whole, with a changed row, or truncated', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const file = await fileOf('jsonl');
  const main = page.getByRole('main');
  const verdict = main.getByRole('status');
  const choose = (name: string, content: string) =>
    main
      .getByLabel(text('verify.choose'))
      .setInputFiles({ name, mimeType: 'application/jsonl', buffer: Buffer.from(content) });
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'GET' || sent.push(request.url())));
  await step('a whole file is reported as whole', async () => {
    await open('/verify');
    await choose('whole.jsonl', file);
    await verdict.getByRole('heading', { name: text('verify.whole') }).waitFor();
    await verdict.getByText('whole.jsonl').waitFor();
  });
  await step('a changed row is reported by its number', async () => {
    const lines = file.split('\n');
    await choose('changed.jsonl', lines.with(2, String(lines[2]).replace(/"amount":-?\d/, '$&9')).join('\n'));
    await verdict.getByRole('heading', { name: text('verify.broken') }).waitFor();
    await verdict
      .getByRole('listitem')
      .filter({ hasText: text('verify.finding.changed', { row: text('verify.row', { n: '2' }) }) })
      .waitFor();
  });
  await step('a truncated file is reported with its last row', async () => {
    await choose('cut.jsonl', file.split('\n').slice(0, 3).join('\n'));
    await verdict
      .getByRole('listitem')
      .filter({ hasText: text('verify.finding.cut', { row: text('verify.row', { n: '2' }) }) })
      .waitFor();
  });
  expect(sent.filter((url) => !/\/_\/|\/api\/|csp-report/.test(url))).toEqual([]);
});

test('a dropped CSV of movements verifies as whole; a file of another kind is reported as unreadable', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const main = page.getByRole('main');
  const verdict = main.getByRole('status');
  const drop = async (content: string) => {
    const transfer = await page.evaluateHandle((body) => {
      const given = new DataTransfer();
      given.items.add(new File([body], 'own.csv', { type: 'text/csv' }));
      return given;
    }, content);
    await main.getByLabel(text('verify.choose')).dispatchEvent('drop', { dataTransfer: transfer });
  };
  const file = await fileOf('csv');
  await step('a dropped CSV verifies as whole', async () => {
    await open('/verify');
    await drop(file);
    await verdict.getByRole('heading', { name: text('verify.whole') }).waitFor();
  });
  await step('a file of another kind is reported as unreadable', async () => {
    await drop('bir,ikki\n');
    await verdict
      .getByRole('listitem')
      .filter({ hasText: text('verify.finding.unreadable') })
      .waitFor();
  });
});
