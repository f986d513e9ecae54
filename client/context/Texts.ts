import type { ReactNode } from 'react';

/** Messages of one language, for pages and components. Numbers must be formatted before (docs/decisions/005). */
export interface Texts {
  formatMessage(message: { id: string }, values?: Record<string, string | number>): string;
  /** A message with marked text, such as `<terms>...</terms>`: its pieces in order, the marked ones made by the function of their name. */
  formatParts(message: { id: string }, marked: Record<string, (text: ReactNode) => ReactNode>): ReactNode[];
  /** Whether the message is loaded. */
  has(id: string): boolean;
  /** Loads the messages of areas that are about to be shown. */
  load(areas: readonly string[]): Promise<void>;
}
