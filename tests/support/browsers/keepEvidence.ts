import path from 'node:path';
import type { Page } from 'playwright';
import type { TestContext } from 'vitest';

/** Folder of what failed journeys leave: pictures and traces (`npx playwright show-trace FILE`). */
const FOLDER = 'test-results/failed';

/**
 * Writes a picture and the trace of each visitor of a failed test: `{file}-{test}-{visitor}.png` and `.zip`. The trace has the calls, console
 * and errors, without snapshots, which would cost every run time. Never rejects: a page may be closed.
 */
export async function keepEvidence(
  { name, file }: TestContext['task'],
  visits: readonly { page: Page }[],
): Promise<void> {
  const title = `${path.basename(file.name, '.test.ts')}-${name}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 100);
  for (const [index, { page }] of visits.entries()) {
    const target = path.join(FOLDER, `${title}-${index + 1}`);
    await page.screenshot({ path: `${target}.png`, timeout: 5_000 }).catch(() => {});
    await page
      .context()
      .tracing.stop({ path: `${target}.zip` })
      .catch(() => {});
  }
}
