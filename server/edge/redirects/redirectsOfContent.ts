import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import type { Language } from '#shared/locales.ts';
import { type RedirectIndex, redirectIndex } from '#shared/redirects/redirectIndex.ts';
import { redirectLoops } from '#shared/redirects/redirectLoops.ts';
import { type RedirectRule, redirectRule } from '#shared/redirects/redirectRule.ts';
import { siteLoops } from '#shared/redirects/siteLoops.ts';

interface WrittenRule {
  from_url: string;
  to_url: string;
  code?: number | undefined;
}

const MAX_RULES = 10_000;

/**
 * The content service's rules as an index, built once per list: the list is the key, so a cached list costs nothing on later requests. An
 * invalid rule is left out and logged; the others apply. Rules that form a loop, alone or with those of the operator's file, are logged
 * too.
 */
export function redirectsOfContent(
  read: (locale: Language, trace: RequestTrace) => Promise<readonly WrittenRule[]>,
  file: () => RedirectIndex,
  log: Pick<Logger, 'warn'>,
): (locale: Language, trace: RequestTrace) => Promise<RedirectIndex> {
  const built = new WeakMap<readonly WrittenRule[], RedirectIndex>();
  const report = (problem: string): void =>
    log.warn({ event: logEvents.contentRefused, collection: 'prazer-config', problem: `redirect: ${problem}` });
  return async (locale, trace) => {
    const written = await read(locale, trace);
    const builtIndex = built.get(written);
    if (builtIndex) return builtIndex;
    const rules: RedirectRule[] = [];
    for (const { from_url, to_url, code } of written.slice(0, MAX_RULES)) {
      const rule = redirectRule(from_url, to_url, code ?? 301);
      if (typeof rule === 'string') report(rule);
      else rules.push(rule);
    }
    const index = redirectIndex(rules);
    const looping = new Set([...redirectLoops(rules), ...siteLoops([file(), index])]);
    for (const { from } of looping) report(`"${from}" is part of a redirect loop`);
    built.set(written, index);
    return index;
  };
}
