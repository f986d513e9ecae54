import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '#sandbox/startSandbox.ts';

/** A sandbox with an empty database, which does not draw covers in advance: `sandboxServer.ts [games]`. */
const folder = mkdtempSync(path.join(tmpdir(), 'croupier-bench-'));
const started = performance.now();
const sandbox = await startSandbox({
  port: 0,
  dbFile: path.join(folder, 'sandbox.db'),
  seed: '1',
  games: Number(process.argv[2] ?? 480),
  log: (message, error) => console.error(message, error),
});
process.stdout.write(`${JSON.stringify({ origin: sandbox.url, took: performance.now() - started })}\n`);
process.once('SIGTERM', () => {
  void sandbox.close().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
