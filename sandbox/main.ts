import type { ParentMessage, SandboxMessage } from '#shared/sandbox/SandboxMessage.ts';
import { sandboxVariables } from '#shared/sandbox/sandboxVariables.ts';
import { DEMO_PASSWORD, demoPlayers } from './demo/demoPlayers.ts';
import { startSandbox } from './startSandbox.ts';

/**
 * The sandbox as a process: `npm run sandbox`, or a child of the server. A parent with an IPC channel gets SandboxReady; the sandbox exits when
 * the parent disconnects.
 */
function readWhole(name: string, fallback: number, max: number): number {
  const text = process.env[name] ?? '';
  const value = text === '' ? fallback : Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Error(`${name} is "${text}"; a whole number from 0 to ${max} is accepted`);
  return value;
}

/** Origin of the site on which the editor shows drafts: SITE_URL, or what a parent tells when it listens. */
let site = process.env['SITE_URL'] || undefined;
process.on('message', (message: ParentMessage) => {
  if (message.type === 'site') site = message.origin;
});
const tell = (message: SandboxMessage) => void process.send?.(message);

/** In development the next sandbox loads its code while this one's database is still open in the last one. */
if (process.env[sandboxVariables.waits] === '1') {
  const told = new Promise<void>((resolve) => {
    process.on('message', ({ type }: ParentMessage) => {
      if (type === 'open') resolve();
    });
  });
  tell({ type: 'loaded' });
  process.once('disconnect', () => process.exit(0));
  await told;
}

try {
  const started = performance.now();
  const sandbox = await startSandbox({
    port: readWhole('SANDBOX_PORT', 0, 65_535),
    dbFile: process.env['SANDBOX_DB'] || '.data/sandbox.db',
    games: readWhole('SANDBOX_GAMES', 480, 20_000),
    seed: process.env['SANDBOX_SEED'] || '1',
    holdHours: readWhole('SANDBOX_WITHDRAWAL_HOLD', 24, 720),
    passkeyPlace: {
      rpId: process.env['PASSKEY_RP_ID'] || undefined,
      origins: (process.env['PASSKEY_ORIGINS'] ?? '').split(',').filter(Boolean),
    },
    // Zero in tests: most of them show no pictures, and those that do have them drawn.
    coversWarmed: readWhole('SANDBOX_COVERS_WARMED', 80, 20_000),
    // SANDBOX_PAGES enables the sandbox's pages for a production build whose players are on this machine.
    hasPayPages: process.env['NODE_ENV'] !== 'production' || process.env['SANDBOX_PAGES'] === '1',
    token: process.env[sandboxVariables.token] || undefined,
    site: () => site,
    previewSecret: process.env['PREVIEW_SECRET'] || undefined,
    log: (message, error) => console.error(message, error ?? ''),
  });

  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', close).once('SIGINT', close);
  if (process.send) {
    const { url, token } = sandbox;
    tell({
      type: 'ready',
      url,
      token,
      demoLogins: demoPlayers.slice(0, 2).map(({ login }) => `${login}  ${DEMO_PASSWORD}`),
    });
    process.once('disconnect', close);
  } else {
    console.log(`sandbox ready in ${Math.round(performance.now() - started)} ms: ${sandbox.url}`);
    for (const { login, about } of demoPlayers) console.log(`  ${login.padEnd(24)} ${DEMO_PASSWORD}   ${about}`);
    console.log(`  controls under /_/ open to x-sandbox-token: ${sandbox.token}`);
  }
} catch (error) {
  console.error(`the sandbox did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
