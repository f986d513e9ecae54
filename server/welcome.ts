import { brand } from '../shared/brand.ts';
import type { EmbeddedSandbox } from './startEmbeddedSandbox.ts';

/** What a person in front of a terminal needs first: where the site is and whom to sign in as. */
export function welcome(origin: string, sandbox: EmbeddedSandbox | undefined): string {
  const logins = sandbox?.demoLogins.slice(0, 2).map((login) => `   sign in:  ${login}\n`) ?? [];
  return `\n   ${brand.name}:   ${origin}\n${logins.join('')}${sandbox ? `   sandbox:  ${sandbox.url}\n` : ''}\n`;
}
