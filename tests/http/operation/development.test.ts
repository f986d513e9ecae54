import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySources } from '#tests/support/copySources.ts';
import { isFull } from '#tests/support/isFull.ts';
import { type Development, startDevelopment } from '#tests/support/sites/startDevelopment.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { ask } from '#tests/support/wire/ask.ts';

/** Milliseconds from a saved file to a new site on an idle machine, and to the first page. */
const RENEWED = 40_000;

const folder = temporaryFolder('development');
let site: Development;
const timesOf = (text: string) => site.output().split(text).length - 1;
const started = () => timesOf('"event":"started"');
const stopped = () => timesOf('"event":"stopped"');
/** Lines of the log of answers that are errors, for the message of a test that fails. */
const errors = () => site.output().match(/^.*"status":5\d\d.*$/gm);

function save(name: string, change: (text: string) => string): () => void {
  const file = path.join(folder.path, name);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  return () => writeFileSync(file, before);
}

/** Asks for a page again and again until `isOver`, and once more. Resolves with the statuses, the milliseconds of the slowest, and the last page. */
async function askUntil(isOver: (text: string) => boolean, address = '/faq') {
  const statuses = new Set<number>();
  let slowest = 0;
  const givesUpAt = performance.now() + timeLimit(RENEWED);
  for (;;) {
    const isLast = performance.now() > givesUpAt;
    const startedAt = performance.now();
    const { status, text } = await ask(site.origin, address);
    statuses.add(status);
    slowest = Math.max(slowest, performance.now() - startedAt);
    if (isOver(text)) return { statuses: [...statuses], slowest, isOver: true };
    if (isLast) return { statuses: [...statuses], slowest, isOver: false };
    await sleep(50);
  }
}

describe.runIf(isFull)('npm run dev', () => {
  beforeAll(async () => {
    await copySources(folder.path);
    writeFileSync(path.join(folder.path, '.env'), '');
    site = await startDevelopment(folder.path);
    await askUntil((text) => text.includes('</html>'));
  }, 300_000);
  afterAll(async () => {
    await site?.stop();
    await folder.remove();
  });

  test.each([
    ['the server', 'server/edge/wellKnown/robots.ts'],
    ['the server, which the configuration of Vite imports too', 'shared/script/toCyrillic.ts'],
    ['the build, which the configuration of Vite imports', 'scripts/bundle/firstChunk.ts'],
  ])(
    'answers every request while a file of %s is saved, by the old site and then by the new one',
    async (_of, name) => {
      const [before, ended] = [started(), stopped()];
      save(name, (text) => `${text}\n`);
      const { statuses, isOver } = await askUntil(() => started() > before && stopped() > ended);
      expect([statuses, isOver], String(errors())).toEqual([[200], true]);
      expect(started()).toBe(before + 1);
    },
    300_000,
  );

  test('goes on with the old site while a file of the server is no code, and starts the next one when it is mended', async () => {
    const before = started();
    const mend = save('server/edge/wellKnown/robots.ts', (text) => `${text}\nconst = ;\n`);
    const broken = await askUntil(() => site.output().includes('The site did not start: the last one goes on.'));
    expect([broken.statuses, broken.isOver, started()], String(errors())).toEqual([[200], true, before]);
    mend();
    const mended = await askUntil(() => started() > before);
    expect([mended.statuses, mended.isOver], String(errors())).toEqual([[200], true]);
  }, 300_000);

  test('takes over a saved .env', async () => {
    const address = '/.well-known/security.txt';
    expect((await ask(site.origin, address)).status).toBe(404);
    save('.env', () => 'SECURITY_CONTACT=mailto:security@example.uz\n');
    const { isOver } = await askUntil((text) => text.includes('security@example.uz'), address);
    expect(isOver).toBe(true);
  }, 300_000);

  test('takes over a saved brand, and answers every request meanwhile', async () => {
    const before = started();
    save('shared/brand.ts', (text) => text.replace(/BRAND_NAME = '[^']+'/, "BRAND_NAME = 'Zumrad'"));
    const { statuses, isOver } = await askUntil((text) => text.includes('Zumrad') && started() > before);
    expect([statuses, isOver], String(errors())).toEqual([[200], true]);
  }, 300_000);
});
