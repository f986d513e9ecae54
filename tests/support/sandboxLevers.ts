import type { FaultOrder } from '../../sandbox/http/faults.ts';
import type { Site } from './startSite.ts';

/** Give it to `startSite` as SANDBOX_TOKEN: it opens the levers. */
export const SANDBOX_TOKEN = 'journeys-token';

/** The bad days of the upstreams of a site. */
export function sandboxLevers({ sandbox }: Pick<Site, 'sandbox'>) {
  async function pull(method: string, order?: FaultOrder): Promise<void> {
    const answer = await fetch(`${sandbox}/_/faults`, {
      method,
      headers: { 'x-sandbox-token': SANDBOX_TOKEN, 'content-type': 'application/json' },
      body: order ? JSON.stringify(order) : undefined,
    });
    if (!answer.ok) throw new Error(`The sandbox refused the fault: ${answer.status} ${await answer.text()}`);
  }
  return {
    add: (order: FaultOrder) => pull('POST', order),
    clear: () => pull('DELETE'),
  };
}
