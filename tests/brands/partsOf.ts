import type { Brand } from '#shared/brand.ts';
import { anor } from './anor.ts';

/** What recognises a brand in a page: its name, pictures and colours, except what the second brand has too (white, references). */
export function partsOf({ name, icon, mark, dark, light, both }: Brand): string[] {
  const shared = new Set<unknown>([
    ...Object.values(anor.dark),
    ...Object.values(anor.light),
    ...Object.values(anor.both),
  ]);
  const values = [dark, light, both].flatMap((tokens): (string | null)[] => Object.values(tokens));
  const colours = values.filter(
    (value): value is string => value !== null && !shared.has(value) && !/px$|serif$/.test(value),
  );
  return [name, icon, mark, ...new Set(colours)];
}
