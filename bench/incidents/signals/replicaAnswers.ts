import { ask } from '../../../tests/support/wire/ask.ts';
import type { Signal } from '../Incident.ts';

/** What the second replica answers; 0: nothing at all. */
export function replicaAnswers(path: string, status: number): Signal {
  return {
    text: `\`${path}\` ${status === 0 ? 'does not answer' : `answers ${status}`}`,
    read: async ({ replica }) =>
      replica
        ? ask(replica.origin, path).then(
            (answer) => answer.status,
            () => 0,
          )
        : Number.NaN,
    tells: (now) => now === status,
  };
}
