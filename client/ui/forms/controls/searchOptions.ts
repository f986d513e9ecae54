import { foldSearchText } from '#shared/domain/foldSearchText.ts';
import type { ComboboxOption } from './ComboboxProps.ts';

/** Options with a word that starts with the typed text, then those that contain it, in any alphabet (A-104). */
export function searchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = foldSearchText(typed).trim();
  if (!wanted) return [...options];
  const folded = options.map((option) => ({
    option,
    text: ` ${foldSearchText(`${option.label} ${option.keywords ?? ''}`)}`,
  }));
  const starting = folded.filter(({ text }) => text.includes(` ${wanted}`));
  const containing = folded.filter(({ text }) => !text.includes(` ${wanted}`) && text.includes(wanted));
  return [...starting, ...containing].map(({ option }) => option);
}
