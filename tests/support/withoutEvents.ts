import { eventsPath } from '../../shared/keys/eventsPath.ts';
import type { Visitor } from './journey.ts';

/** The visitor's browser has no stream of events: it learns at its next move, or in the interval. Before their first page. */
export async function withoutEvents({ page, expectRefusal }: Pick<Visitor, 'page' | 'expectRefusal'>): Promise<void> {
  expectRefusal({ status: 503, path: eventsPath });
  await page
    .context()
    .route(`**${eventsPath}`, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '600' } }));
}
