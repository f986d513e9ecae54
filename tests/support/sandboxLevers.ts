import type { FaultOrder } from '../../sandbox/http/faults.ts';
import type { ScenarioRun } from '../../sandbox/scenarios/createRunScenario.ts';
import { SANDBOX_TOKEN, type Site } from './startSite.ts';

export interface SandboxLevers {
  fault(order: FaultOrder): Promise<void>;
  /** Lifts every fault. */
  heal(): Promise<void>;
  /** How often each target was asked for since the last `reset`: `games.get`, `content:common`, `game`. */
  counters(): Promise<Record<string, number>>;
  reset(): Promise<void>;
  /** Sets a state by its name (sandbox/scenarios); says whom it is about. */
  scenario(name: string): Promise<ScenarioRun>;
}

/** The switches of the sandbox behind a site: faults, counters and scenarios. */
export function sandboxLevers({ sandbox }: Pick<Site, 'sandbox'>): SandboxLevers {
  async function pull(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${sandbox}/_/${path}`, {
      method,
      headers: { 'x-sandbox-token': SANDBOX_TOKEN },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} /_/${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  }
  return {
    fault: async (order) => void (await pull('POST', 'faults', order)),
    heal: async () => void (await pull('DELETE', 'faults')),
    counters: async () => (await pull('GET', 'counters')) as Record<string, number>,
    reset: async () => void (await pull('DELETE', 'counters')),
    scenario: async (name) => (await pull('POST', 'scenarios', { name })) as ScenarioRun,
  };
}
