import type { Requisites, RequisitesOf } from '#sandbox/world/money/createRequisitesOf.ts';
import { type PayMethodData, payMethods, type RequisiteName } from '#sandbox/world/money/payMethods.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { MoneyTextId } from './moneyTexts.ts';
import { refuseMoneyField } from './refuseMoneyField.ts';

const rules: Record<RequisiteName, { pattern: RegExp; refusal: MoneyTextId }> = {
  card: { pattern: /^\d{16}$/, refusal: 'wrongCard' },
  phone: { pattern: /^998\d{9}$/, refusal: 'wrongPhone' },
  wallet: { pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, refusal: 'wrongWallet' },
};

/** The part of the player's card, phone or wallet that is stored; `saved` is the id of requisites used before. */
export function readRequisites(
  method: PayMethodData,
  given: Record<string, string> | undefined,
  saved: readonly ({ id: number | string } & Requisites)[],
  { locale, requisitesOf }: { locale: SandboxLanguage; requisitesOf: RequisitesOf },
): Requisites | null {
  if (!method.requisite) return null;
  const requisite = saved.find(({ id }) => String(id) === given?.['saved']);
  if (requisite) return { title: requisite.title, place: requisite.place };
  const { pattern, refusal } = rules[method.requisite];
  const value = (given?.[method.requisite] ?? '').replaceAll(/[\s()+-]/g, '');
  if (!pattern.test(value)) throw refuseMoneyField(locale, method.requisite, refusal);
  const requisites = requisitesOf(method.sysname, value);
  if (method.requisite !== 'card') return requisites;
  const others = payMethods.filter((one) => one.requisite === 'card' && one.sysname !== method.sysname);
  return { ...requisites, elsewhere: others.map(({ sysname }) => requisitesOf(sysname, value).place) };
}
