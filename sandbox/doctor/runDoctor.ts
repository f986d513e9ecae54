import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createAsker, NO_ANSWER } from './asker.ts';
import { examineContent } from './examineContent.ts';
import { examineMistakes, type MistakesOptions } from './examineMistakes.ts';
import { examinePlatform } from './examinePlatform.ts';
import { printRows } from './printRows.ts';
import { rehearsalReport } from './rehearsal/rehearsalReport.ts';
import { rehearsePlayer } from './rehearsal/rehearsePlayer.ts';
import { siteNotes } from './siteNotes.ts';
import type { SiteOfContent } from './siteQuery.ts';
import type { TemporarySandbox } from './startTemporarySandbox.ts';

/** The arguments of the command, and what is examined; without an address an embedded sandbox is. */
interface DoctorOptions {
  platformUrl: string | undefined;
  contentUrl: string | undefined;
  content?: boolean | undefined;
  write?: boolean | undefined;
  rehearse?: boolean | undefined;
  report?: string | undefined;
  requisites: Record<string, string>;
}

/** Exit code. */
const NOTHING_CHECKED = 2;
/** Milliseconds between two questions about a payment. */
const PAUSE = 3_000;

/** Examines the upstreams by the settings in the environment, prints what was found and sets the exit code. */
export async function runDoctor({ platformUrl, contentUrl, ...options }: DoctorOptions): Promise<void> {
  const embedded = platformUrl === undefined && contentUrl === undefined ? await startEmbedded() : undefined;
  const [platform, content] = embedded
    ? [embedded.url, embedded.url]
    : [await reached('PLATFORM_URL', platformUrl), await reached('CONTENT_URL', contentUrl)];
  if (platform === undefined && content === undefined) {
    process.exitCode = NOTHING_CHECKED;
    return;
  }
  if (!embedded) for (const note of siteNotes(process.env)) console.error(note);
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
          login: process.env['DOCTOR_LOGIN'] || embedded?.login,
          password: process.env['DOCTOR_PASSWORD'] || embedded?.password,
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
    ...(content === undefined || !options.content ? [] : await examineMistakes(mistakesIn(content, siteOfContent))),
  ];
  console.log(printRows(rows));
  const hasFailed =
    platform !== undefined && (options.rehearse || embedded)
      ? !(await rehearse(platform, { embedded, report: options.report, requisites: options.requisites }))
      : false;
  const isUnreached = !embedded && (platform !== platformUrl || content !== contentUrl);
  await embedded?.end();
  process.exitCode = hasFailed || isUnreached || rows.some(({ verdict }) => verdict === 'breaks') ? 1 : 0;
}

/** The address of an upstream that can be connected to; another is told, and not once for each of its methods. */
async function reached(variable: string, url: string | undefined): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const { status } = await createAsker(url).ask('/');
  if (typeof status === 'number' || status === NO_ANSWER) return url;
  console.error(`${variable} names ${url}, which cannot be reached (${status}).`);
  return undefined;
}

/** Loaded only here: it is the whole sandbox. */
async function startEmbedded(): Promise<TemporarySandbox> {
  const { startTemporarySandbox } = await import('./startTemporarySandbox.ts');
  const embedded = await startTemporarySandbox((message, error) => console.error(message, error ?? ''));
  console.error('Neither PLATFORM_URL nor CONTENT_URL is set: the embedded sandbox is examined.');
  return embedded;
}

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

function mistakesIn(url: string, siteOfContent: SiteOfContent): MistakesOptions {
  const draft = process.env['CONTENT_PREVIEW_TOKEN'] || undefined;
  return {
    ...siteOfContent,
    url,
    token: draft ?? (process.env['CONTENT_TOKEN'] || undefined),
    isDraft: draft !== undefined,
  };
}

/** Runs the rehearsal and writes its report. Returns whether every step was done. */
async function rehearse(
  url: string,
  {
    embedded,
    report: file,
    requisites,
  }: { embedded: TemporarySandbox | undefined; report: string | undefined; requisites: Record<string, string> },
): Promise<boolean> {
  const email = process.env['DOCTOR_EMAIL'] || `doctor-${Date.now()}@example.com`;
  const steps = await rehearsePlayer({
    url,
    email,
    password: 'Doctor-2026',
    currency: 'UZS',
    method: process.env['DOCTOR_METHOD'] || (embedded && 'uzcard'),
    requisites,
    askCode: (contact) =>
      embedded?.codeOf(contact) ?? askCode(`Code that was sent to ${contact} (empty: leave it out): `),
    pause: () => wait(PAUSE),
  });
  const report = rehearsalReport({ url, email, steps });
  if (file) writeFileSync(file, report);
  else console.log(report);
  return steps.every(({ verdict }) => verdict !== 'failed');
}
