import { expect, test } from 'vitest';
import { readExportOrder } from './readExportOrder.ts';

test('readExportOrder writes days as dd.mm.yyyy, and sends a type only if it is not all', () => {
  const days = { from: '2026-11-01', to: '2026-11-23' };
  const order = { date_from: '01.11.2026', date_to: '23.11.2026' };
  expect(readExportOrder({ ...days, type: 'betting' })).toEqual({ order: { ...order, type: 'betting' } });
  expect(readExportOrder({ ...days, type: 'all' })).toEqual({ order });
  expect(readExportOrder(days)).toEqual({ order });
});

test.each([
  [{}, 'from'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
  [{ from: '31.02.2026', to: '2026-11-02' }, 'from'],
  [{ from: '2026-11-01' }, 'to'],
  [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
] as const)('readExportOrder, for %o, returns the field with the bad day', (fields, field) => {
  expect(readExportOrder(fields)).toEqual({ field });
});

test('readExportOrder reads days as the form writes them', () => {
  expect(readExportOrder({ from: '01.11.2026', to: '27.11.2026' })).toEqual({
    order: { date_from: '01.11.2026', date_to: '27.11.2026' },
  });
});
