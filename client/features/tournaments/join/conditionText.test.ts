import { expect, test } from 'vitest';
import { conditionLink } from './conditionLink.ts';
import { conditionText } from './conditionText.ts';

const format = (id: string, values: Record<string, string | number> = {}) =>
  [id.replace('tournaments.', ''), ...Object.values(values)].join(' ');
const read = (condition: Parameters<typeof conditionText>[0]) => conditionText(condition, format, 'ru');

test.each([
  [{ type: 'level', level: 'Zuhro', points: 1200 }, 'missing.level Zuhro 1 200', 'met.level Zuhro'],
  [{ type: 'deposit', sum: { amount: 5000, currency: 'UZS' } }, 'missing.depositSum 5 000 сум', 'met.deposit'],
  [{ type: 'deposit' }, 'missing.deposit', 'met.deposit'],
  [{ type: 'verification' }, 'missing.verification', 'met.verification'],
  [{ type: 'contact' }, 'missing.contact', 'met.contact'],
  [{ type: 'invitation' }, 'missing.invitation', 'met.invitation'],
  [{ type: 'currency', currency: 'UZS' }, 'missing.currency UZS', 'met.currency UZS'],
  [{ type: 'places', places: 80, free: 12 }, 'missing.places 80 80', 'met.places 12 12'],
  [{ type: 'places' }, 'missing.somePlaces', 'met.somePlaces'],
  [{ type: 'other' }, 'missing.other', 'met.other'],
  [{ type: 'level' }, 'missing.other', 'met.other'],
  [{ type: 'other', text: 'Только по пятницам' }, 'Только по пятницам', 'Только по пятницам'],
] as const)(
  'conditionText, for %o, returns the text of a missing and of a met condition',
  (condition, missing, met) => {
    expect(read({ ...condition, is_done: false }).replaceAll('\u00a0', ' ')).toBe(missing);
    expect(read({ ...condition, is_done: true }).replaceAll('\u00a0', ' ')).toBe(met);
  },
);

test('conditionLink, for every condition type, returns an address', () => {
  const types = ['level', 'deposit', 'verification', 'contact', 'currency', 'invitation', 'places', 'other'] as const;
  expect(types.map((type) => conditionLink({ type }).href)).toEqual([
    '/loyalty#earn',
    '/cashier/deposit',
    '/profile/verification',
    '/profile/settings',
    '/support',
    '/tournaments',
    '/tournaments',
    '/support',
  ]);
});
