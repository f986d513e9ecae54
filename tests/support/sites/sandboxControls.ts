import type { FaultOrder } from '../../../sandbox/http/faults.ts';
import type { ScenarioRun } from '../../../sandbox/scenarios/createRunScenario.ts';
import { tashkentSpan } from '../../../sandbox/world/money/tashkentSpan.ts';
import { SANDBOX_TOKEN, type Site } from './startSite.ts';

const DAY = 86_400;
const MIDDAY = DAY / 2;

export interface SandboxControls {
  fault(order: FaultOrder): Promise<void>;
  /** Lifts every fault. */
  heal(): Promise<void>;
  /** How often each target was asked for since the last `reset`: `games.get`, `content:common`, `game`. */
  counters(): Promise<Record<string, number>>;
  reset(): Promise<void>;
  /** Sets a state by its name (sandbox/scenarios); says whom it is about. */
  scenario(name: string): Promise<ScenarioRun>;
  /** What the platform says of itself (sandbox/world/switches.ts); '' unsets. */
  flip(name: string, value: string): Promise<void>;
  /** The identity provider's word about a player's papers. */
  decide(order: {
    uid: number;
    verdict: 'approved' | 'retry' | 'rejected';
    /** The check of a card or wallet; missing: that of the person. */
    action?: string;
    labels?: string[];
    comment?: string;
  }): Promise<void>;
  /** Moves the sandbox's clock, e.g. by `5m`. */
  advance(by: string): Promise<void>;
  /** Puts the sandbox's clock at the next midday of Tashkent: right after midnight a day or a week has nothing to show. */
  midday(): Promise<void>;
}

/** The switches of the sandbox behind a site: faults, counters and scenarios. */
export function sandboxControls({ sandbox }: Pick<Site, 'sandbox'>): SandboxControls {
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
    flip: async (name, value) => void (await pull('POST', 'switches', { name, value })),
    decide: async (order) => void (await pull('POST', 'verification', order)),
    advance: async (by) => void (await pull('POST', 'clock', { by })),
    midday: async () => {
      const { now } = (await pull('GET', 'state')) as { now: number };
      const late = tashkentSpan('day', now).start + MIDDAY - now;
      await pull('POST', 'clock', { by: `${late > 0 ? late : late + DAY}s` });
    },
    scenario: async (name) => (await pull('POST', 'scenarios', { name })) as ScenarioRun,
  };
}
