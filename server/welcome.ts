import type { BrandSite } from '#config/brands/BrandSite.ts';
import { brand } from '#shared/brand.ts';
import type { EmbeddedSandbox } from './startEmbeddedSandbox.ts';

/**
 * The lines printed in a terminal at the start: the site's address, the hosts of each of BRANDS as its file names them, logins of the sandbox and
 * its address.
 */
export function welcome(
  origin: string,
  sandbox: Pick<EmbeddedSandbox, 'demoLogins' | 'url'> | undefined,
  brands: readonly Pick<BrandSite, 'look' | 'hosts'>[] = [],
): string {
  const others = brands.map(({ look, hosts }) => `   ${look.name}:   ${hosts.join(', ')}\n`);
  const logins = sandbox?.demoLogins.slice(0, 2).map((login) => `   sign in:  ${login}\n`) ?? [];
  const lines = [...others, ...logins, ...(sandbox ? [`   sandbox:  ${sandbox.url}\n`] : [])];
  return `\n   ${brand.name}:   ${origin}\n${lines.join('')}\n`;
}
