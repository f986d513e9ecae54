import type { IntlShape } from 'react-intl';

/** Messages of one language, as pages and components use them. Numbers come formatted (docs/decisions/005). */
export interface Texts {
  formatMessage(message: { id: string }, values?: Record<string, string | number>): string;
  /** Fetches the messages of features that are about to show. */
  load(areas: readonly string[]): Promise<void>;
  /** What react-intl's provider hands to `useIntl` and `FormattedMessage`: the same messages. */
  intl: IntlShape;
}
