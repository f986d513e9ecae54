import type { IntlShape } from 'react-intl';

/** Messages of one language, for pages and components. Numbers must be formatted before (docs/decisions/005). */
export interface Texts {
  formatMessage(message: { id: string }, values?: Record<string, string | number>): string;
  /** Loads the messages of areas that are about to be shown. */
  load(areas: readonly string[]): Promise<void>;
  /** The same messages for react-intl's provider, `useIntl` and `FormattedMessage`. */
  intl: IntlShape;
}
