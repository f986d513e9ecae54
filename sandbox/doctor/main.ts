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
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return text.replace(/\/+$/, '');
  console.error(`${name} is "${text}"; an http or https address is accepted`);
  process.exit(2);
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
    console.error((error as Error).message);
    return process.exit(2);
  }
}

const values = readArguments();
const addresses = { platformUrl: address('PLATFORM_URL'), contentUrl: address('CONTENT_URL') };
// All that is examined loads in a second: a wrong argument is answered before.
const { runDoctor } = await import('./runDoctor.ts');
await runDoctor({ ...values, ...addresses });
