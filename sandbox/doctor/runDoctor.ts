import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
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
}

/** Milliseconds between two questions about a payment. */
const PAUSE = 3_000;

/** Examines the upstreams by the settings in the environment, prints what was found and sets the exit code. */
export async function runDoctor({ platformUrl, contentUrl, ...options }: DoctorOptions): Promise<void> {
  const embedded = platformUrl === undefined && contentUrl === undefined ? await startEmbedded() : undefined;
  const [platform, content] = embedded ? [embedded.url, embedded.url] : [platformUrl, contentUrl];
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
      ? !(await rehearse(platform, { embedded, report: options.report }))
      : false;
  await embedded?.end();
  process.exitCode = hasFailed || rows.some(({ verdict }) => verdict === 'breaks') ? 1 : 0;
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
  { embedded, report: file }: { embedded: TemporarySandbox | undefined; report: string | undefined },
): Promise<boolean> {
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
    pause: () => wait(PAUSE),
  });
  const report = rehearsalReport({ url, email, steps });
  if (file) writeFileSync(file, report);
  else console.log(report);
  return steps.every(({ verdict }) => verdict !== 'failed');
}
