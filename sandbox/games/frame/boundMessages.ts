import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';

/** The messages of a frame, with no-break spaces between figures and units. */
export function boundMessages<M extends Record<string, string>>(
  messages: Record<SandboxLanguage, M>,
): Record<SandboxLanguage, M> {
  const bound = (texts: M) =>
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, bindFigures(text)])) as M;
  return { uz: bound(messages.uz), ru: bound(messages.ru) };
}
