import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { scrubText } from '#server/observability/scrubText.ts';
import type { AnswerFault } from '#server/platform/answers/AnswerFault.ts';
import type { PlatformReading } from '#server/platform/answers/readPlatformAnswer.ts';
import type { Difference } from '#shared/api/readAnswer.ts';

/** What is reported of a fault. */
type ReportedFault = Pick<AnswerFault, 'status'> & Partial<Pick<AnswerFault, 'beginning' | 'concerns'>>;

/** Reports of platform answers that differ from the contract. */
export interface AnswerReports {
  /** Reports the differences of an answer that was read, or an answer that is not an envelope. `id`: of the request that met it. */
  noteReading(method: string, answer: { status: number; text: string }, parsed: PlatformReading, id: string): void;
  /** Reports where an answer differs from the contract; paths are those of the contract. */
  differences(method: string, differences: readonly Difference[]): void;
  /**
   * Reports an answer that is not an envelope of the platform (HTML, a warning, unknown JSON), one that says that the platform failed, or a
   * refusal that is nobody's fault and costs a part of a page.
   */
  fault(method: string, fault: ReportedFault, id: string): void;
}

const MINUTE = 60_000;
/** An optional method may be missing for years, and every page asks for it. */
const REFUSED_AGAIN = 10 * MINUTE;
/** Paths per log line. */
const MAX_PATHS = 20;
/** Characters of a foreign answer that are logged. */
const BEGINNING = 200;

/**
 * Counts differences between the platform's answers and the contract, and logs them once per method and minute: a catalogue may have five
 * hundred per page. Refusals are counted apart, and logged once per method, status and ten minutes.
 */
export function createAnswerReports({
  log,
  metrics,
  now = Date.now,
}: {
  log: Pick<Logger, 'warn'>;
  metrics: Pick<Metrics, 'upstreamDifferences' | 'upstreamRefusals'>;
  now?: () => number;
}): AnswerReports {
  const logged = new Map<string, number>();
  const isQuiet = (subject: string, ms = MINUTE): boolean => {
    if (now() - (logged.get(subject) ?? -Infinity) < ms) return true;
    logged.set(subject, now());
    return false;
  };

  function differences(method: string, contractDifferences: readonly Difference[]): void {
    if (contractDifferences.length === 0) return;
    for (const { path } of contractDifferences) metrics.upstreamDifferences.inc({ method, path: path || 'data' });
    if (isQuiet(method)) return;
    const byPath = new Map(contractDifferences.map((difference) => [difference.path, difference]));
    const shown = [...byPath.values()].slice(0, MAX_PATHS);
    log.warn({
      event: logEvents.upstreamDiffers,
      method,
      differences: shown.map(({ path, expected, received }) => ({ path: path || 'data', expected, received })),
      ...(byPath.size > MAX_PATHS ? { more: byPath.size - MAX_PATHS } : {}),
    });
  }

  function refusal(method: string, { status, beginning }: ReportedFault, id: string): void {
    const by = beginning === undefined ? 'platform' : 'gateway';
    metrics.upstreamRefusals.inc({ method, status, by });
    if (isQuiet(`${method} refused ${status} ${by}`, REFUSED_AGAIN)) return;
    log.warn({
      event: logEvents.upstreamRefused,
      upstream: 'platform',
      operation: method,
      id,
      by,
      status,
      ...(beginning === undefined ? {} : { beginning: shownBeginning(beginning) }),
    });
  }

  function fault(method: string, given: ReportedFault, id: string): void {
    if (given.concerns === 'nobody') return refusal(method, given, id);
    const { status, beginning } = given;
    const isForeign = beginning !== undefined;
    if (isForeign) metrics.upstreamDifferences.inc({ method, path: 'envelope' });
    const kind = isForeign ? 'not_an_envelope' : 'platform_failed';
    if (isQuiet(`${method} ${kind} ${status}`)) return;
    log.warn({
      event: logEvents.upstreamFailed,
      upstream: 'platform',
      operation: method,
      id,
      kind,
      status,
      ...(isForeign ? { beginning: shownBeginning(beginning) } : {}),
    });
  }

  return {
    differences,
    fault,
    noteReading(method, { status, text }, { body, differences: contractDifferences }, id) {
      if (body) differences(method, contractDifferences);
      else fault(method, { status, beginning: text }, id);
    },
  };
}

/** Redacts a foreign answer, which may contain e-mail addresses, card and phone numbers, tokens and codes. */
function shownBeginning(text: string): string {
  return scrubText(text.slice(0, 4 * BEGINNING))
    .replaceAll(/[^\s<>"'=]+@[^\s<>"']+/g, '[r]')
    .replaceAll(/\+?\d[\d ().-]{4,}\d/g, '[r]')
    .replaceAll(/\b(?=\w*\d)[\w-]{16,}/g, '[r]')
    .slice(0, BEGINNING);
}
