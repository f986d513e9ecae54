import type { Signal } from '#bench/incidents/Incident.ts';
import { ask } from '#tests/support/wire/ask.ts';

/** The status that the second replica answers; 0: no answer. */
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
    reports: (now) => now === status,
  };
}
