import { joinDotted } from '#client/lib/joinDotted.ts';
import type { MoneyRow } from './MoneyRow.ts';

/** `Toʻldirish · Uzcard`; `names`: of methods by their sysnames. */
export function rowTitle(
  { kind, name }: Pick<MoneyRow, 'kind' | 'name'>,
  names: Readonly<Record<string, string>>,
  text: (id: string) => string,
): string {
  const about = kind === 'deposit' || kind === 'withdrawal' ? (names[name] ?? name) : name;
  return joinDotted([text(`cashier.kind.${kind}`), about]);
}
