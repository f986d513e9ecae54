import { expect, test } from 'vitest';
import { readBonusOutcome } from './readBonusOutcome.ts';

const read = (query: string) => readBonusOutcome(new URLSearchParams(query));

test('readBonusOutcome reads outcomes of the page’s forms with their own messages; for anything else it is null', () => {
  expect(read('form=remove&step=done')).toEqual({ form: 'remove', messageId: null, field: null });
  expect(read('form=promo&error=EXPIRED&field=promo_code')?.messageId).toBe('bonuses.promo.EXPIRED');
  expect(read('form=activate&error=errors.UserNeedDepositException')?.messageId).toBe(
    'errors.UserNeedDepositException',
  );
  for (const query of [
    '',
    'form=fakename&step=done',
    'form=remove&error=bonuses.promo.EXPIRED',
    'form=promo&error=CONDITIONS_SUM',
    'form=remove&error=bonuses.title',
  ])
    expect(read(query), query).toBeNull();
});
