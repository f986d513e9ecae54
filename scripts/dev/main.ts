import cluster from 'node:cluster';
import { watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Env } from '#config/env.ts';
import { loadEnv } from '#config/loadEnv.ts';
import { needsSandbox } from '#config/needsSandbox.ts';
import type { SiteMessage } from '#server/SiteMessage.ts';
import { sandboxVariables } from '#shared/sandbox/sandboxVariables.ts';
import { createSuccession } from './createSuccession.ts';
import { readsOf } from './readsOf.ts';
import { startSandboxAgain } from './startSandboxAgain.ts';

// `npm run dev`: the site and its sandbox, each started again where a file is saved that it has read. The old site answers until the new
// one listens: both share this process's socket. Vite serves edits of the client without a start.
const root = process.cwd();
/** Milliseconds: an editor writes a file in several steps, and a change of branch writes many files. */
const SETTLED = 100;
/** Stands for it and for what it imports, which Vite knows. */
const CONFIGURATION = path.join(root, 'vite.config.ts');
const tell = pathToFileURL(path.join(import.meta.dirname, 'tellFiles.mjs')).href;
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${tell}`.trim();
cluster.setupPrimary({ exec: 'server/main.ts', execArgv: ['--disable-warning=ExperimentalWarning'] });

function report(problem: string): void {
  process.stderr.write(`\n${problem}\n\n`);
}

/** The settings; undefined, and told, where they have a problem. */
function readEnv(): Env | undefined {
  try {
    return loadEnv({ cwd: root, processEnv: process.env });
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

const first = readEnv();
if (!first) process.exit(78);
let env = first;
let hasTerminalStopped = false;

const sandbox = startSandboxAgain({ env: () => env, report });
const site = createSuccession({
  start() {
    const ready = sandbox.ready();
    const worker = cluster.fork(ready ? { [sandboxVariables.running]: JSON.stringify(ready) } : {});
    const reads = readsOf(worker);
    let isOutdated = false;
    // Not the event of the cluster: Vite listens too, for hot reload, long before the site does.
    const loaded = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: SiteMessage) => {
        if (message.type === 'listening') resolve();
        if (message.type === 'site') sandbox.serve(message.origin);
        if (message.type === 'outdated') {
          isOutdated = true;
          note(CONFIGURATION);
        }
      });
      worker.once('exit', () => reject(new Error('The site ended before it listened')));
    });
    return {
      loaded,
      ended: new Promise<void>((resolve) => worker.once('exit', () => resolve())),
      // One that is already on its way has the new configuration.
      reads: (file) => (isOutdated && file === CONFIGURATION) || reads(file),
      // Not SIGTERM, after which it would take every second request for DRAIN_TIME. In a terminal Ctrl-C has reached it already.
      stop: () => void (hasTerminalStopped || worker.process.kill('SIGINT')),
    };
  },
  onFailed: (isReplaced) =>
    report(
      isReplaced ? 'The site did not start: the last one goes on.' : 'The site has ended. Save a file to start it.',
    ),
});

async function stop(signal: string): Promise<void> {
  hasTerminalStopped = signal === 'SIGINT';
  await site.stop();
  await sandbox.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
process.on('SIGHUP', () => {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGHUP');
});

const saved = new Set<string>();
let settling: NodeJS.Timeout | undefined;
function note(file: string): void {
  saved.add(file);
  clearTimeout(settling);
  settling = setTimeout(() => {
    const files = [...saved];
    saved.clear();
    // Settings are read by both.
    const isSetting = files.some((one) => !one.endsWith('.ts'));
    if (isSetting) env = readEnv() ?? env;
    for (const each of needsSandbox(env) ? [sandbox, site] : [site])
      void (isSetting ? each.renew() : each.saved(files));
  }, SETTLED);
}
for (const folder of ['server', 'config', 'shared', 'sandbox'])
  watch(folder, { recursive: true }, (_event, name) => {
    if (name?.endsWith('.ts') || folder === 'config') note(path.join(root, folder, String(name)));
  });
watch(root, (_event, name) => {
  if (name === '.env') note(path.join(root, name));
});

if (needsSandbox(env)) await sandbox.renew();
await site.renew();
