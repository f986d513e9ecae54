import type { FaultOrder } from '#sandbox/http/faults.ts';
import type { ScenarioRun } from '#sandbox/scenarios/createRunScenario.ts';
import { tashkentSpan } from '#sandbox/world/money/tashkentSpan.ts';
import { SANDBOX_TOKEN, type Site } from './startSite.ts';

const DAY = 86_400;
const MIDDAY = DAY / 2;

/** Controls of the sandbox. Every method rejects when the sandbox refuses. */
export interface SandboxControls {
  /** Sets a fault. */
  fault(order: FaultOrder): Promise<void>;
  /** Removes every fault. */
  heal(): Promise<void>;
  /** Number of requests of each target since the last `reset`: `games.get`, `content:common`, `game`. */
  counters(): Promise<Record<string, number>>;
  /** Sets every counter to zero. */
  reset(): Promise<void>;
  /** Runs a scenario by its name (sandbox/scenarios). Resolves with its player. */
  scenario(name: string): Promise<ScenarioRun>;
  /** Sets a switch of the platform (sandbox/world/switches.ts); '' unsets it. */
  flip(name: string, value: string): Promise<void>;
  /** Decides a player's verification as the identity provider does. */
  decide(order: {
    uid: number;
    verdict: 'approved' | 'retry' | 'rejected';
    /** The check of a card or wallet. Without it, the check of the person. */
    action?: string;
    labels?: string[];
    comment?: string;
  }): Promise<void>;
  /** Suspends the account of this login as the operator does, by the type of the ban; '' opens it again. */
  suspend(login: string, type: string): Promise<void>;
  /** Answers a ticket as the support does. */
  answer(number: string, text: string, files?: readonly Uint8Array[]): Promise<void>;
  /** Sets the outcome of the next round of any game. */
  dice(outcome: 'win' | 'big' | 'lose'): Promise<void>;
  /** Advances the sandbox's clock, e.g. by `5m`. */
  advance(by: string): Promise<void>;
  /** Advances the sandbox's clock to the next midday in Tashkent: right after midnight a day or a week is empty. */
  midday(): Promise<void>;
}

/** The controls of the sandbox behind a site: faults, counters, scenarios, switches and the clock. */
export function sandboxControls({ sandbox }: Pick<Site, 'sandbox'>): SandboxControls {
  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${sandbox}/_/${path}`, {
      method,
      headers: { 'x-sandbox-token': SANDBOX_TOKEN },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} /_/${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  }
  return {
    fault: async (order) => void (await send('POST', 'faults', order)),
    heal: async () => void (await send('DELETE', 'faults')),
    counters: async () => (await send('GET', 'counters')) as Record<string, number>,
    reset: async () => void (await send('DELETE', 'counters')),
    flip: async (name, value) => void (await send('POST', 'switches', { name, value })),
    decide: async (order) => void (await send('POST', 'verification', order)),
    suspend: async (login, value) => void (await send('POST', 'suspension', { login, value })),
    answer: async (number, text, files = []) => {
      const contents = files.map((file) => Buffer.from(file).toString('base64'));
      await send('POST', 'tickets', { number, text, files: contents });
    },
    dice: async (outcome) => void (await send('POST', 'dice', { outcome })),
    advance: async (by) => void (await send('POST', 'clock', { by })),
    midday: async () => {
      const { now } = (await send('GET', 'state')) as { now: number };
      const late = tashkentSpan('day', now).start + MIDDAY - now;
      await send('POST', 'clock', { by: `${late > 0 ? late : late + DAY}s` });
    },
    scenario: async (name) => (await send('POST', 'scenarios', { name })) as ScenarioRun,
  };
}
