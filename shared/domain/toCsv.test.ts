import { expect, test } from 'vitest';
import { toCsv } from './toCsv.ts';

test('toCsv separates cells by semicolons and decimals by a comma, so that Excel in Russian opens columns of numbers', () => {
  expect(
    toCsv([
      ['Сумма', 'Валюта'],
      [12.5, 'UZS'],
      ['-350000.00', 'UZS'],
    ]),
  ).toBe('\uFEFFСумма;Валюта\r\n12,5;UZS\r\n-350000,00;UZS\r\n');
});

test('toCsv keeps text from being run as a formula, and quotes quotes, semicolons and line breaks', () => {
  expect(toCsv([['=1+1', ' @cmd', '-', '+998', 'a,b', 'a;"b"', 'a\nb', '1.5.2026']])).toBe(
    `\uFEFF'=1+1;' @cmd;'-;'+998;a,b;"a;""b""";"a\nb";1.5.2026\r\n`,
  );
});
