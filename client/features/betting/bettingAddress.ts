import { queryKeys } from '#shared/keys/queryKeys.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** The platform's name of the sportsbook. */
const SPORTSBOOK = 'sportsbook';

/** Address of the frame's document (docs/integrations/sportsbook.md). */
export function bettingAddress(locale: Locale, event: string | null, theme: 'dark' | 'light'): string {
  const query = {
    [queryKeys.embed]: 1,
    ...(theme === 'light' ? { [queryKeys.theme]: theme } : {}),
    ...(event ? { [queryKeys.event]: event } : {}),
  };
  return withLocale(paths.customGameFrame.build({ name: SPORTSBOOK, mode: 'play' }, query), locale);
}
