import { redirectLoops } from '#shared/redirects/redirectLoops.ts';
import { type RedirectRule, redirectRule } from '#shared/redirects/redirectRule.ts';

interface RedirectMistake {
  kind: 'redirect';
  field: string;
  detail: string;
}

/** Redirects of the site settings that are no rules, or that form a loop. */
export function redirectMistakes(settings: unknown): RedirectMistake[] {
  const { redirects } = (settings ?? {}) as { redirects?: unknown };
  const records = (Array.isArray(redirects) ? redirects : []).map(
    (record: unknown) => (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>,
  );
  const read = records.map((record) =>
    redirectRule(String(record['from_url'] ?? ''), String(record['to_url'] ?? ''), record['code'] ?? 301),
  );
  const loops = new Set(redirectLoops(read.filter((rule): rule is RedirectRule => typeof rule !== 'string')));
  return read.flatMap((rule, index) => {
    const field = `redirects[${index}]`;
    if (typeof rule === 'string') return [{ kind: 'redirect', field, detail: rule }];
    return loops.has(rule) ? [{ kind: 'redirect', field, detail: `${rule.from} → ${rule.to}` }] : [];
  });
}
