import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD, demoPlayers } from '#sandbox/demo/demoPlayers.ts';
import { examineContent } from './examineContent.ts';
import { examineMistakes, type MistakesOptions } from './examineMistakes.ts';
import { examinePlatform } from './examinePlatform.ts';
import { printRows } from './printRows.ts';
import { rehearsalReport } from './rehearsal/rehearsalReport.ts';
import { rehearsePlayer } from './rehearsal/rehearsePlayer.ts';
import { siteNotes } from './siteNotes.ts';
import type { SiteOfContent } from './siteQuery.ts';
import { startTemporarySandbox } from './startTemporarySandbox.ts';

/**
 * `npm run doctor`: checks that an upstream conforms to the contract. PLATFORM_URL and CONTENT_URL are the upstreams (one is enough;
 * without both an embedded sandbox is examined), DOCTOR_LOGIN and DOCTOR_PASSWORD sign in for the player methods (a second-factor code
 * is asked for), SESSION_COOKIE, GUEST_SESSIONS and PLATFORM_PERSONAL are the site's settings, CONTENT_TOKEN authorises at the content service, CONTENT_QUERY and CONTENT_LOCALES name the site there. Only reads;
 * with `--content` it also finds the mistakes of editors, in drafts too where CONTENT_PREVIEW_TOKEN is set; with `--write` it also stores a value, adds and removes a like and sends an event. With `--rehearse`, for a platform in test mode, a
 * new player signs up, deposits, plays, requests a withdrawal and cancels it: DOCTOR_EMAIL is the player's e-mail, DOCTOR_METHOD and
 * DOCTOR_REQUISITES (JSON) are the payment; the report goes to standard output or, by `--report`, into a file. Exits with 1 if a check
 * breaks, with 2 if nothing could be checked.
 */
const usage =
  'PLATFORM_URL=… CONTENT_URL=… [DOCTOR_LOGIN=… DOCTOR_PASSWORD=…] npm run doctor [-- --content --write --rehearse --report FILE]';

function address(name: string): string | undefined {
  const text = process.env[name] ?? '';
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return text.replace(/\/+$/, '');
  console.error(`${name} is "${text}"; an http or https address is accepted`);
  process.exit(2);
}

function readArguments() {
  try {
    const options = {
      content: { type: 'boolean' },
      write: { type: 'boolean' },
      rehearse: { type: 'boolean' },
      report: { type: 'string' },
    } as const;
    return parseArgs({ options }).values;
  } catch {
    console.error(usage);
    return process.exit(2);
  }
}

const options = readArguments();
const given = [address('PLATFORM_URL'), address('CONTENT_URL')] as const;
const embedded =
  given[0] === undefined && given[1] === undefined
    ? await startTemporarySandbox((message, error) => console.error(message, error ?? ''))
    : undefined;
const [platform, content] = embedded ? [embedded.url, embedded.url] : given;
if (embedded) console.error('Neither PLATFORM_URL nor CONTENT_URL is set: the embedded sandbox is examined.');
else for (const note of siteNotes(process.env)) console.error(note);

/** Asks on standard error, because standard output is the table. The end of input is an empty answer. */
async function askCode(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}

const PAUSE_MS = 3_000;
const siteOfContent: SiteOfContent = {
  query: process.env['CONTENT_QUERY'] || undefined,
  locales: (process.env['CONTENT_LOCALES'] ?? '').split(/[\s,]+/).filter((pair) => pair !== ''),
};
const sessionCookies = (process.env['SESSION_COOKIE'] || 'sid').split(',').map((name) => name.trim());
const rows = [
  ...(platform === undefined
    ? []
    : await examinePlatform({
        url: platform,
        login: process.env['DOCTOR_LOGIN'] || (embedded && demoPlayers[0]?.login),
        password: process.env['DOCTOR_PASSWORD'] || (embedded && DEMO_PASSWORD),
        isWriting: options.write === true,
        sessionCookies,
        personal: (process.env['PLATFORM_PERSONAL'] ?? '')
          .split(/\s+/)
          .filter((name) => name !== '' && name !== 'none'),
        hasGuestSessions: process.env['GUEST_SESSIONS'] === 'on',
        askCode: (attempt) => askCode(`${attempt > 1 ? 'Not accepted. ' : ''}Code of the second factor: `),
      })),
  ...(content === undefined
    ? []
    : await examineContent({ url: content, token: process.env['CONTENT_TOKEN'] || undefined, ...siteOfContent })),
  ...(content === undefined || !options.content ? [] : await examineMistakes(mistakesIn(content))),
];
console.log(printRows(rows));
const hasFailed = platform !== undefined && (options.rehearse || embedded) ? !(await rehearse(platform)) : false;
await embedded?.end();
process.exitCode = hasFailed || rows.some(({ verdict }) => verdict === 'breaks') ? 1 : 0;

function mistakesIn(url: string): MistakesOptions {
  const draft = process.env['CONTENT_PREVIEW_TOKEN'] || undefined;
  return {
    ...siteOfContent,
    url,
    token: draft ?? (process.env['CONTENT_TOKEN'] || undefined),
    isDraft: draft !== undefined,
  };
}

/** Runs the rehearsal and writes its report. Returns whether every step was done. */
async function rehearse(url: string): Promise<boolean> {
  const email = process.env['DOCTOR_EMAIL'] || `doctor-${Date.now()}@example.com`;
  const steps = await rehearsePlayer({
    url,
    email,
    password: 'Doctor-2026',
    currency: 'UZS',
    method: process.env['DOCTOR_METHOD'] || (embedded && 'uzcard'),
    requisites: JSON.parse(process.env['DOCTOR_REQUISITES'] || '{"card":"8600 1111 2222 3333"}') as Record<
      string,
      string
    >,
    askCode: (contact) =>
      embedded?.codeOf(contact) ?? askCode(`Code that was sent to ${contact} (empty: leave it out): `),
    pause: () => wait(PAUSE_MS),
  });
  const report = rehearsalReport({ url, email, steps });
  if (options.report) writeFileSync(options.report, report);
  else console.log(report);
  return steps.every(({ verdict }) => verdict !== 'failed');
}
