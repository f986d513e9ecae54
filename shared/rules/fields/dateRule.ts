import { formatDate } from '#shared/domain/formatDate.ts';
import { parseDate } from '#shared/domain/parseDate.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { type StringRule, type StringRuleOptions, stringRule } from './stringRule.ts';

/** Options of dateRule. */
export interface DateRuleOptions extends StringRuleOptions {
  /** `dd.mm.yyyy`, inclusive; ignored if not a date. */
  min?: string | undefined;
  max?: string | undefined;
}

function normalize(value: string): string {
  const trimmed = visibleText(value);
  const day = parseDate(trimmed);
  return day === null ? trimmed : formatDate(day, 0);
}

/** Rule of a date: an existing day within the bounds; the output is `dd.mm.yyyy` for any separator. */
export function dateRule({ optional, min = '', max = '' }: DateRuleOptions = {}): StringRule {
  const first = parseDate(min) ?? Number.NEGATIVE_INFINITY;
  const last = parseDate(max) ?? Number.POSITIVE_INFINITY;
  return stringRule(
    (value) => {
      const day = parseDate(value);
      if (day === null) return ruleMessage('validation.date');
      if (day < first) return ruleMessage('validation.dateMin', { min });
      return day > last ? ruleMessage('validation.dateMax', { max }) : null;
    },
    { optional, normalize },
  );
}
