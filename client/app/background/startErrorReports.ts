import { MessageError } from '#client/i18n/MessageError.ts';
import { beaconPaths } from '#shared/keys/beaconPaths.ts';
import { type SendBeacon, sendBeacon } from './sendBeacon.ts';

interface ErrorReportOptions {
  buildId: string;
  /** Route pattern of the shown page. */
  route: () => string;
  target: Pick<Window, 'addEventListener'>;
  send?: SendBeacon;
}

/** A page that throws in a loop must not fill the log. */
const MAX_ERRORS = 5;
const MESSAGE = 300;
const STACK = 2_000;

/** Strips queries from addresses, because they may contain tokens. */
function withoutQueries(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1');
}

/** Reports errors of the page to the site, without names, addresses or typed text. */
export function startErrorReports({ buildId, route, target, send = sendBeacon }: ErrorReportOptions): void {
  let reported = 0;
  const report = (error: unknown): void => {
    if (reported >= MAX_ERRORS) return;
    reported += 1;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send(beaconPaths.errors, {
      route: route(),
      build: buildId,
      ...(error instanceof MessageError ? { kind: 'message' as const } : {}),
      message: withoutQueries(message).slice(0, MESSAGE),
      ...(stack ? { stack: withoutQueries(stack).slice(0, STACK) } : {}),
    });
  };
  target.addEventListener('error', ({ error, message }) => report(error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
