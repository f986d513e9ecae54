import { closeSync, openSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * `npm run doctor`: checks that an upstream conforms to the contract. PLATFORM_URL and CONTENT_URL are the upstreams (one is enough;
 * without both an embedded sandbox is examined), DOCTOR_LOGIN and DOCTOR_PASSWORD sign in for the player methods (a second-factor code
 * is asked for), SESSION_COOKIE, GUEST_SESSIONS and PLATFORM_PERSONAL are the site's settings, CONTENT_TOKEN authorises at the content service, CONTENT_QUERY and CONTENT_LOCALES name the site there. Only reads;
 * with `--content` it also finds the mistakes of editors, in drafts too where CONTENT_PREVIEW_TOKEN is set; with `--write` it also stores a value, adds and removes a like and sends an event. With `--rehearse`, for a platform in test mode, a
 * new player signs up, deposits, plays, requests a withdrawal and cancels it: DOCTOR_EMAIL is the player's e-mail, DOCTOR_METHOD and
 * DOCTOR_REQUISITES (JSON) are the payment; the report goes to standard output or, by `--report`, into a file. Exits with 1 if a check
 * breaks, with 2 if nothing could be checked.
 */
function address(name: string): string | undefined {
  const text = process.env[name] ?? '';
  if (text === '') return undefined;
  const url = URL.parse(text);
  const isPlain =
    url && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (isPlain) return text.replace(/\/+$/, '');
  const shown = url?.username || url?.password ? 'has a user name or a password' : `is "${text}"`;
  return refuse(`${name} ${shown}; an http or https address without them and without a query is accepted`);
}

function refuse(problem: string): never {
  console.error(problem);
  return process.exit(2);
}

/** What a payment of the rehearsal is paid with. */
function requisites(): Record<string, string> {
  const text = process.env['DOCTOR_REQUISITES'] || '{"card":"8600 1111 2222 3333"}';
  try {
    const value = JSON.parse(text) as unknown;
    if (value !== null && Object.getPrototypeOf(value) === Object.prototype) return value as Record<string, string>;
  } catch {
    // Refused below.
  }
  return refuse('DOCTOR_REQUISITES is no JSON object; accepted is one such as {"card":"8600 1111 2222 3333"}');
}

/** Told before the rehearsal, whose payments would have no report. */
function refuseUnlessWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    refuse(`--report=${file} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

function readArguments() {
  const options = {
    content: { type: 'boolean' },
    write: { type: 'boolean' },
    rehearse: { type: 'boolean' },
    report: { type: 'string' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const values = readArguments();
const addresses = { platformUrl: address('PLATFORM_URL'), contentUrl: address('CONTENT_URL') };
const isOfSandbox = addresses.platformUrl === undefined && addresses.contentUrl === undefined;
if (values.report !== undefined && !values.rehearse && !isOfSandbox) refuse('--report is the report of --rehearse');
if (values.report !== undefined) refuseUnlessWritable(values.report);
const paid = requisites();
// All that is examined loads in a second: a wrong argument is answered before.
const { runDoctor } = await import('./runDoctor.ts');
await runDoctor({ ...values, ...addresses, requisites: paid });
