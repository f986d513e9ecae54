import { brand } from '#shared/brand.ts';
import type { EmbeddedSandbox } from './startEmbeddedSandbox.ts';

/** The lines printed in a terminal at the start: the site's address, logins of the sandbox and its address. */
export function welcome(origin: string, sandbox: EmbeddedSandbox | undefined): string {
  const logins = sandbox?.demoLogins.slice(0, 2).map((login) => `   sign in:  ${login}\n`) ?? [];
  return `\n   ${brand.name}:   ${origin}\n${logins.join('')}${sandbox ? `   sandbox:  ${sandbox.url}\n` : ''}\n`;
}
