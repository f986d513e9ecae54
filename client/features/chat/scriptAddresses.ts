import type { ChatProvider } from '../../../shared/support/ChatProvider.ts';

/**
 * Where the vendor's script may be fetched from, to be tried in turn: the one address that the settings name, else the vendor's
 * own. Only https, and plain http where the page itself is plain: settings are no way to run `javascript:` or `data:`.
 */
export function scriptAddresses({ extra }: ChatProvider, own: readonly string[], page: string): string[] {
  const named = extra?.['script'];
  const { protocol } = new URL(page);
  return (named ? [named] : own).flatMap((address) => {
    const url = URL.parse(address, page);
    return url && (url.protocol === 'https:' || url.protocol === protocol) ? [url.href] : [];
  });
}
