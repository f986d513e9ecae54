import { beaconPaths } from '../../../shared/keys/beaconPaths.ts';
import { MessageError } from '../../i18n/MessageError.ts';
import { type SendBeacon, sendBeacon } from './sendBeacon.ts';

interface ErrorReportOptions {
  buildId: string;
  /** Pattern of the page that is shown. */
  route: () => string;
  target: Pick<Window, 'addEventListener'>;
  send?: SendBeacon;
}

/** A page that throws in a loop must not fill the log. */
const MAX_ERRORS = 5;
const MESSAGE = 300;
const STACK = 2_000;

/** Addresses keep their path and lose their query, which is where tokens travel. */
function withoutQueries(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1');
}

/** Tells the site what broke in the page; no name, no address, nothing typed. */
export function startErrorReports({ buildId, route, target, send = sendBeacon }: ErrorReportOptions): void {
  let told = 0;
  const tell = (error: unknown): void => {
    if (told >= MAX_ERRORS) return;
    told += 1;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send(beaconPaths.errors, {
      route: route(),
      build: buildId,
      ...(error instanceof MessageError ? { kind: 'message' as const } : {}),
      message: withoutQueries(message).slice(0, MESSAGE),
      ...(stack ? { stack: withoutQueries(stack).slice(0, STACK) } : {}),
    });
  };
  target.addEventListener('error', ({ error, message }) => tell(error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
