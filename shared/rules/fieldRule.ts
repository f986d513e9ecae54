import * as z from 'zod/mini';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { unmask } from '#shared/domain/unmask.ts';
import type { Locale } from '#shared/locales.ts';
import { addressRule } from './fields/addressRule.ts';
import { cardHolderRule } from './fields/cardHolderRule.ts';
import { checkboxRule } from './fields/checkboxRule.ts';
import { codeRule } from './fields/codeRule.ts';
import { customRule } from './fields/customRule.ts';
import { dateRule } from './fields/dateRule.ts';
import { emailRule } from './fields/emailRule.ts';
import { fakenameRule } from './fields/fakenameRule.ts';
import { ibanRule } from './fields/ibanRule.ts';
import { latestAdultBirthDate } from './fields/latestAdultBirthDate.ts';
import { loginRule } from './fields/loginRule.ts';
import { nameRule } from './fields/nameRule.ts';
import { passwordRule } from './fields/passwordRule.ts';
import { type PhoneRuleOptions, phoneRule } from './fields/phoneRule.ts';
import { postcodeRule } from './fields/postcodeRule.ts';
import { promoRule } from './fields/promoRule.ts';
import { selectRule } from './fields/selectRule.ts';
import { sexRule } from './fields/sexRule.ts';
import { sumRule } from './fields/sumRule.ts';
import { textRule } from './fields/textRule.ts';

type Loose<T> = { [K in keyof T]?: T[K] | null | undefined };
/** The properties of a form field that determine its rule. */
export type RuleField = Pick<FormFieldSettings, 'name' | 'type'> &
  Loose<Pick<FormFieldSettings, 'optional' | 'regex' | 'min' | 'max' | 'options' | 'mask' | 'unmask'>>;

/** Context of the rules of a form. */
export interface FieldRuleOptions {
  locale: Locale;
  /** Current time, Unix ms, for the check of age; default: now. */
  nowMs?: number;
  /** `current`: the password must only not be empty, as in a login form. */
  password?: 'new' | 'current';
  missingPhoneDigits?: PhoneRuleOptions['missingDigits'];
  /** Reads phones without a country code in a login. */
  phones?: PhoneSettings | undefined;
  formatSum?: (bound: number) => string;
  /** The name of the site, which no nickname may be; by default that of the build. */
  brand?: string | undefined;
}

type SumInput = string | number | null | undefined;

function toNumber(bound: number | string | null | undefined): number | undefined {
  const value = bound === '' ? Number.NaN : Number(bound ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}

function toDate(bound: number | string | null | undefined): string | undefined {
  return typeof bound === 'string' && bound ? bound : undefined;
}

/** The rule of one configured field. An empty optional sum is parsed to null; a field with `unmask` to its text without literals. */
export function fieldRule(field: RuleField, options: FieldRuleOptions): z.ZodMiniType {
  const { mask, unmask: isUnmasked } = field;
  const rule = typedRule(field, options);
  if (!mask || !isUnmasked) return rule;
  const raw = (value: unknown) => (typeof value === 'string' ? unmask(mask, value) : value);
  return z.pipe(rule, z.transform(raw));
}

function typedRule(field: RuleField, options: FieldRuleOptions): z.ZodMiniType {
  const { locale, nowMs = Date.now(), password = 'new', missingPhoneDigits, phones, formatSum } = options;
  const optional = field.optional ?? false;
  const { regex } = field;
  switch (field.type) {
    case 'login':
      return loginRule({ optional, phones });
    case 'email':
      return emailRule({ optional });
    case 'phone':
      return phoneRule({ optional, ...(missingPhoneDigits ? { missingDigits: missingPhoneDigits } : {}) });
    case 'password':
      return passwordRule(password);
    case 'name':
      return nameRule({ optional, locale });
    case 'address':
      return addressRule({ optional });
    case 'date': {
      const latestBirthDate = field.name === 'birth_date' ? latestAdultBirthDate(nowMs) : undefined;
      return dateRule({ optional, min: toDate(field.min), max: toDate(field.max) ?? latestBirthDate });
    }
    case 'sex':
      return sexRule({ optional });
    case 'postcode':
      return postcodeRule({ optional, regex });
    case 'cardHolder':
      return cardHolderRule({ optional });
    case 'fakename':
      return fakenameRule({ optional, brand: options.brand });
    case 'checkbox':
      return checkboxRule({ optional });
    case 'promo':
      return promoRule();
    case 'custom':
      return customRule({ optional, regex });
    case 'select':
      return selectRule({ optional, values: (field.options ?? []).map(({ value }) => value) });
    case 'sum': {
      const rule = sumRule({
        min: toNumber(field.min),
        max: toNumber(field.max),
        ...(formatSum ? { format: formatSum } : {}),
      });
      if (!optional) return rule;
      return z.pipe(
        z.transform((value: SumInput): SumInput => (value === '' || value === undefined ? null : value)),
        z.nullable(rule),
      );
    }
    case 'code':
      return codeRule();
    case 'iban':
      return ibanRule({ optional });
    default:
      return textRule({ optional, regex, minLength: toNumber(field.min), maxLength: toNumber(field.max) });
  }
}
