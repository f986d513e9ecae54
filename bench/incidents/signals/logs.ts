import type { Signal } from '#bench/incidents/Incident.ts';
import { logLines } from '#tests/support/sites/logLines.ts';

/** A new line of the log with these fields. */
export function logs(event: string, fields: Record<string, string | boolean> = {}): Signal {
  const entries = Object.entries(fields);
  const suffix = entries.map(([name, value]) => ` with \`${name}: ${value}\``).join('');
  return {
    text: `the line \`${event}\`${suffix}`,
    read: async ({ site, replica }) =>
      [site, replica]
        .flatMap((one) => (one ? logLines(one) : []))
        .filter((line) => line.event === event && entries.every(([name, value]) => line[name] === value)).length,
    reports: (now, before) => now > before,
  };
}
