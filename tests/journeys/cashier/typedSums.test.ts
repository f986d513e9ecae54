import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey();

/** What the field shows once it is left, with ordinary spaces, and the id of the message that explains it. */
const WHOLE = [
  ['50000', '50 000', null],
  ['1.000.000', '1 000 000', null],
  ['50,000', '50 000', null],
  ['50000.55', '50000.55', 'validation.sumWhole'],
  ['50.000,00', '50.000,00', 'validation.sumWhole'],
  ['50,0000', '50,0000', 'validation.sumFormat'],
  ['-70000', '-70000', 'validation.sumCharacters'],
  ['1e5', '1e5', 'validation.sumCharacters'],
] as const;
/** Every other form uses the same field. */
const FEW = WHOLE.filter(([sum]) => sum === '50,000' || sum === '50000.55' || sum === '1e5');
const DECIMAL = [
  ['1250.5', '1 250,50', null],
  ['1.250,55', '1 250,55', null],
  ['12.3456', '12.3456', 'validation.sumFormat'],
] as const;

test('a sum means the same typed and pasted, on every form; what cannot be read stays in its field with a reason', async () => {
  const visitor = await visit({ device: 'desktop', locale: 'ru', returns: true });
  const { page, text, open, step } = visitor;
  await newPlayer(page, site().origin);
  const main = page.getByRole('main');
  const limit = main.locator('#deposit-limit');
  const forms = [
    ['deposit', paths.depositMethod.build({ sysname: 'uzcard' }), WHOLE, main, 'deposit.amount'],
    ['usdt', paths.depositMethod.build({ sysname: 'usdt' }), DECIMAL, main, 'deposit.amount'],
    ['offer', paths.offer.build({ id: 1 }), FEW, main, 'offers.priceSum'],
    ['limit', paths.profileResponsibleGame.build(), FEW, limit, 'limits.sum'],
  ] as const;
  for (const [name, path, sums, place, label] of forms)
    await step(`the form ${name}`, async () => {
      await open(path);
      const field = place.getByRole('textbox', { name: text(label), exact: true });
      const put = {
        typed: (sum: string) => page.keyboard.type(sum),
        pasted: (sum: string) => page.keyboard.insertText(sum),
      };
      for (const [sum, shown, reason] of sums)
        for (const [way, write] of Object.entries(put)) {
          await field.selectText();
          await write(sum);
          await page.keyboard.press('Tab');
          // The form of limits is checked when it is sent; a sum that it accepts must not be set here.
          if (name === 'limit' && reason) await field.press('Enter');
          const value = async () => (await field.inputValue()).replaceAll('\u00a0', ' ');
          await eventually(value).toBe(shown);
          if (reason) await place.getByText(text(reason)).waitFor();
          else expect(await field.getAttribute('aria-invalid'), `${name}, ${way}: ${sum}`).not.toBe('true');
        }
    });
});

test('deleting and typing within a grouped sum keeps its other digits', async () => {
  const { page, text, open } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  await newPlayer(page, site().origin);
  await open(paths.depositMethod.build({ sysname: 'uzcard' }));
  const field = page.getByRole('main').getByRole('textbox', { name: text('deposit.amount') });
  const value = async () => (await field.inputValue()).replaceAll('\u00a0', ' ');
  await field.fill('1234567');
  await eventually(value).toBe('1 234 567');
  for (const [keys, shown] of [
    [['End', 'Backspace'], '123 456'],
    [['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'Backspace'], '12 456'],
    [['End', ','], '12456,'],
    [['Backspace'], '12 456'],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await eventually(value).toBe(shown);
  }
});
