import type { SandboxReady } from './spawnSandbox.ts';
import type { EmbeddedSandbox } from './startEmbeddedSandbox.ts';

/**
 * The sandbox of the process that started this one, as SANDBOX_RUNNING tells it: in development it outlives the starts of the site. Undefined
 * where there is none.
 */
export function sandboxOfParent(): EmbeddedSandbox | undefined {
  const told = process.env['SANDBOX_RUNNING'];
  if (told === undefined) return undefined;
  const { url, token, demoLogins = [] } = JSON.parse(told) as SandboxReady;
  return {
    url,
    token,
    demoLogins,
    serve: (origin) => void process.send?.({ type: 'site', origin }),
    close: () => Promise.resolve(),
  };
}
