import { visibleText } from '#shared/domain/visibleText.ts';

/** A number or text as visible text; anything else is empty, because a forged form body can contain objects for which String() throws. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? visibleText(String(value)) : '';
}
