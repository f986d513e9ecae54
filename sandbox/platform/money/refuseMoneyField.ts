import { AppError } from '../../../shared/errors/AppError.ts';
import type { Locale } from '../../world/players/languages.ts';
import { type MoneyTextId, sayMoney } from './moneyTexts.ts';

/** InvalidParameter about one field, in the words of the cashier. */
export function refuseMoneyField(
  locale: Locale,
  field: string,
  id: MoneyTextId,
  values?: Record<string, string | number>,
): AppError {
  const text = sayMoney(locale, id, values);
  return new AppError('InvalidParameterException', { message: text, data: { [field]: [text] } });
}
