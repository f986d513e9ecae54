import { availableParallelism } from 'node:os';
import { ensureInstalled } from './ensureInstalled.mjs';
import { nodePath, run } from './runtime.mjs';

// Checks that run no code of the site; `npm test` runs everything else.
await ensureInstalled();
const node = nodePath();
/** Each checker of tsc reads for itself the types that its files share: four of them take almost twice the work of one. */
const checkers = String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))));
const gates = {
  format: ['biome', ['check', '--error-on-warnings', '.']],
  lint: ['oxlint', ['--type-aware', '--deny-warnings']],
  types: ['tsc', ['-b', '.', 'shared', 'client', '--noEmit', '--checkers', checkers]],
  unused: [node, ['node_modules/knip/bin/knip.js']],
};
const results = await Promise.all(
  Object.entries(gates).map(async ([name, [command, args]]) => {
    const startedAt = Date.now();
    const { code, output } = await run(command, args, { quiet: true });
    return { name, code, output, seconds: ((Date.now() - startedAt) / 1000).toFixed(1) };
  }),
);
for (const { name, code, output, seconds } of results) {
  if (code !== 0) console.log(`\n${output.trim()}\n`);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
