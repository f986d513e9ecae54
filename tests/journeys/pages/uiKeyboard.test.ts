import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/browsers/journey.ts';
import { gallery } from '#tests/support/looks/gallery.ts';

const visit = gallery();
let shared: Promise<Page> | undefined;

/** One page for all tests: each test uses other components, or sets the state that it expects. */
const components = () => (shared ??= visit({ stays: true }));

test('in a tab list, arrow keys and End select a tab, and Tab moves the focus to the panel', async () => {
  const page = await components();
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/Sharhlar/).focus();
  await page.keyboard.press('ArrowRight');
  await eventually(() => tab(/Sovrinlar/).getAttribute('aria-selected')).toBe('true');
  await eventually(() => tab(/Sovrinlar/).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  await eventually(() => page.getByRole('tabpanel').innerText()).toBe('Turnirda 48 ta oʻyin bor.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Turnir sharti va muddati.');
});

test('a combobox filters by Cyrillic input, takes the chosen option, and its clear button empties the field', async () => {
  const page = await components();
  const box = page.getByRole('combobox', { name: 'Viloyat' });
  // Before its code has loaded, the combobox is a native list.
  await eventually(() => box.evaluate((element) => element.tagName)).toBe('INPUT');
  await eventually(() => box.inputValue()).toBe('Samarqand');
  await box.fill('фар');
  await eventually(() => page.getByRole('listbox').getByRole('option').allInnerTexts()).toEqual(['Fargʻona']);
  await box.press('ArrowDown');
  await box.press('Enter');
  // The field shows the option's label one render after the choice.
  await eventually(() => box.inputValue()).toBe('Fargʻona');
  await box.fill('qqq');
  await eventually(() => page.getByText('Hech narsa topilmadi').first().isVisible()).toBe(true);
  await box.press('Escape');
  await box.blur();
  await eventually(() => page.getByRole('listbox').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Viloyatni oʻchirish' }).click();
  await eventually(() => box.inputValue()).toBe('');
});

test('card, date, sum and phone fields format what is typed', async () => {
  const page = await components();
  const type = async (label: string, text: string) => {
    const input = page.getByLabel(label, { exact: true });
    await input.fill('');
    await input.pressSequentially(text);
    return input.inputValue();
  };
  expect(await type('Karta raqami', '8600x1234 56781234999')).toBe('8600 1234 5678 1234');
  expect(await type('Tugʻilgan sana', '5.3.1990')).toBe('05.03.1990');
  expect(await type('Tugʻilgan sana', '28021990')).toBe('28.02.1990');
  // A leading zero leaves the sum in doubt, so nothing is formatted.
  expect(await type('Summa', '01250000')).toBe('01250000');
  expect((await type('Summa', '1250000')).replaceAll('\u00A0', ' ')).toBe('1 250 000');
  expect(await type('Telefon', '901234567')).toBe('90 123 45 67');
});

test('a sum field keeps the caret in place while digits are typed and deleted in its middle', async () => {
  const page = await components();
  const sum = page.getByLabel('Summa', { exact: true });
  await sum.fill('200000');
  await sum.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
  await page.keyboard.type('57');
  expect((await sum.inputValue()).replaceAll('\u00A0', ' ')).toBe('25 700 000');
  await page.keyboard.press('Backspace');
  expect((await sum.inputValue()).replaceAll('\u00A0', ' ')).toBe('2 500 000');
});

test('a preset sets the sum, a preset above the limit is disabled, and clearing the sum focuses its field', async () => {
  const page = await components();
  const preset = (name: string) => page.getByRole('list', { name: 'Tayyor summalar' }).getByRole('button', { name });
  await preset('500 000').click();
  expect((await page.getByLabel('Summa', { exact: true }).inputValue()).replaceAll('\u00A0', ' ')).toBe('500 000');
  await eventually(() => preset('500 000').getAttribute('aria-pressed')).toBe('true');
  await eventually(() => preset('1 000 000').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Summani oʻchirish' }).click();
  await eventually(() => page.getByLabel('Summa', { exact: true }).inputValue()).toBe('');
  await expect
    .poll(() => page.getByLabel('Summa', { exact: true }).evaluate((input) => input === document.activeElement))
    .toBe(true);
});

test('a code field, after a paste of 123-456, contains 123456', async () => {
  const page = await components();
  const code = page.getByLabel('Tasdiqlash kodi');
  await code.focus();
  await code.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '123-456');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await eventually(() => code.inputValue()).toBe('123456');
});

test('arrow keys choose in a radio group, and Space turns a switch on', async () => {
  const page = await components();
  await page.getByRole('radio', { name: 'Avval mashhurlari' }).first().focus();
  await page.keyboard.press('ArrowDown');
  await eventually(() => page.getByRole('radio', { name: 'Yangilari' }).first().isChecked()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await eventually(() => page.getByRole('radio', { name: 'Avval mashhurlari' }).first().isChecked()).toBe(true);
  const toggle = page.getByRole('switch', { name: 'E-pochta xabarnomalari' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await eventually(() => toggle.isChecked()).toBe(true);
});

test('a confirm dialog focuses its safe button, traps the focus, stops page scroll, and on Escape returns the focus', async () => {
  const page = await components();
  const opener = page.getByRole('button', { name: 'Tasdiq', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Bonus oʻchirilsinmi?' });
  await dialog.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Qolsin');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await eventually(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await overflow()).toBe('visible');
});

test('a tooltip opens when its button gets the focus and closes on Escape', async () => {
  const page = await components();
  const tooltip = page.getByText('Bonus puli faqat oʻyinda ishlatiladi.');
  expect(await tooltip.isVisible()).toBe(false);
  const button = page.getByRole('button', { name: 'Bonus nima?' });
  await page.getByRole('button', { name: 'Tozalash' }).first().focus();
  await page.keyboard.press('Tab');
  await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await eventually(() => tooltip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => tooltip.isVisible()).toBe(false);
});

test('a form says which fields have errors, focuses the first, and shows that the server did not answer', async () => {
  const page = await components();
  const form = page.locator('form');
  await form.getByRole('button', { name: 'Yuborish' }).click();
  await eventually(() => form.getByRole('alert').filter({ hasText: /\S/ }).innerText()).toContain(
    'Tuzatish kerak: E-pochta, Kod',
  );
  await eventually(() => form.getByLabel('E-pochta').getAttribute('aria-invalid')).toBe('true');
  await eventually(() => form.getByLabel('E-pochta').evaluate((input) => input === document.activeElement)).toBe(true);
  await form.getByLabel('Kod').fill('123456');
  await form.getByLabel('E-pochta').fill('zuhro@yulduz.test');
  await form.getByRole('button', { name: 'Yuborish' }).click();
  await eventually(() => form.getByRole('button', { name: 'Yuborish' }).getAttribute('aria-busy')).toBe('true');
  await eventually(() => form.getByRole('alert').filter({ hasText: /\S/ }).innerText()).toContain(
    'Server javob bermadi',
  );
});

test('by keyboard, Enter on the next-page link shows page 7, and Enter on "show more" shows 48 of 96 games', async () => {
  const page = await components();
  const pages = page.getByRole('navigation', { name: 'Sahifalar' });
  await pages.getByRole('link', { name: 'Keyingi sahifa' }).press('Enter');
  await eventually(() => pages.locator('[aria-current=page]').innerText()).toBe('7');
  await page.getByRole('button', { name: 'Yana koʻrsatish' }).press('Enter');
  await eventually(() => page.getByText('48 / 96 ta oʻyin').isVisible()).toBe(true);
});

test('a list of a thousand tiles renders fewer than 80, and scrolling reaches the last tile', async () => {
  const page = await components();
  await page.getByRole('switch', { name: 'Minglab oʻyin' }).check();
  const list = page.getByRole('list', { name: 'Oʻyinlar', exact: true });
  await eventually(() => list.getByRole('listitem').count()).toBeLessThan(80);
  const last = list.getByRole('link', { name: 'Oʻyin 1000', exact: true });
  await eventually(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return last.count();
  }).toBe(1);
  expect(await list.getByRole('listitem').count()).toBeLessThan(80);
  expect(await page.getByRole('link', { name: 'Oʻyin 1001', exact: true }).count()).toBe(0);
});
