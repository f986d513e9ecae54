import type { ChatProvider } from '#shared/support/ChatProvider.ts';

/**
 * Addresses of the vendor's script, to try in turn: the one in the settings, else the vendor's. Only https, and http on an http
 * page, so that the settings cannot run `javascript:` or `data:`.
 */
export function scriptAddresses({ extra }: ChatProvider, vendorOrigins: readonly string[], page: string): string[] {
  const named = extra?.['script'];
  const { protocol } = new URL(page);
  return (named ? [named] : vendorOrigins).flatMap((address) => {
    const url = URL.parse(address, page);
    return url && (url.protocol === 'https:' || url.protocol === protocol) ? [url.href] : [];
  });
}
