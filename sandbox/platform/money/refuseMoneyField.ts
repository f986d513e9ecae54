import { AppError } from '../../../shared/errors/AppError.ts';
import type { Locale } from '../../world/players/languages.ts';
import { type MoneyTextId, sayMoney } from './moneyTexts.ts';

/** InvalidParameter for one field, with a message of the cashier. */
export function refuseMoneyField(
  locale: Locale,
  field: string,
  id: MoneyTextId,
  values?: Record<string, string | number>,
): AppError {
  const text = sayMoney(locale, id, values);
  return new AppError('InvalidParameterException', { message: text, data: { [field]: [text] } });
}
