import type { RequestHandler } from 'express';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import { getStatement } from '#shared/api/cashier/ledgerFacts.contract.ts';
import { currencyDigits } from '#shared/domain/money/currencyDigits.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';
import { toCsv } from '#shared/domain/toCsv.ts';
import { isMonthName } from '#shared/statement/isMonthName.ts';
import { statementLines } from '#shared/statement/statementLines.ts';
import { playerFile } from './playerFile.ts';

/** Serves the statement of a month as CSV: name, sum in major units, currency, count; written by `toCsv`. */
export function statementFile(transportFor: Parameters<typeof playerFile>[0]): RequestHandler {
  return playerFile(transportFor, async ({ call, locale, cookies }, req, res) => {
    const { month } = req.query;
    const isMonth = typeof month === 'string' && isMonthName(month);
    const statement = await call(getStatement, isMonth ? { month } : {});
    const text = plainTexts(locale);
    const sum = (minor: number, currency: string) => {
      const digits = currencyDigits(currency);
      return (minor / 10 ** digits).toFixed(digits);
    };
    const rows = statementLines(statement).map(({ name, amount, count }) => [
      text(`plain.statement.${name}`),
      sum(toMinor(amount), amount.currency),
      amount.currency,
      count ?? '',
    ]);
    const heading = ['month', 'sum', 'currency', 'count'].map((name) =>
      name === 'month' ? statement.month : text(`plain.statement.${name}`),
    );
    for (const cookie of cookies()) res.append('Set-Cookie', cookie);
    res.setHeader('Content-Disposition', `attachment; filename="statement-${statement.month}.csv"`);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.type('csv').send(toCsv([heading, ...rows]));
  });
}
