import type { SandboxReady } from '#shared/sandbox/SandboxMessage.ts';
import { sandboxVariables } from '#shared/sandbox/sandboxVariables.ts';
import type { SiteMessage } from './SiteMessage.ts';
import type { EmbeddedSandbox } from './startEmbeddedSandbox.ts';

/**
 * The sandbox of the process that started this one, as the parent tells it: in development it outlives the starts of the site. Undefined
 * where there is none.
 */
export function sandboxOfParent(): EmbeddedSandbox | undefined {
  const told = process.env[sandboxVariables.running];
  if (told === undefined) return undefined;
  const { url, token, demoLogins = [] } = JSON.parse(told) as SandboxReady;
  return {
    url,
    token,
    demoLogins,
    serve: (origin) => void process.send?.({ type: 'site', origin } satisfies SiteMessage),
    close: () => Promise.resolve(),
  };
}
