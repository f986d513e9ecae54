import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { type MoneyTextId, moneyText } from './moneyTexts.ts';

/** InvalidParameter for one field, with a message of the cashier. */
export function refuseMoneyField(
  locale: SandboxLanguage,
  field: string,
  id: MoneyTextId,
  values?: Record<string, string | number>,
): AppError {
  const text = moneyText(locale, id, values);
  return new AppError('InvalidParameterException', { message: text, data: { [field]: [text] } });
}
