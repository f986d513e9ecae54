import { createInterface } from 'node:readline/promises';
import { examineContent } from './examineContent.ts';
import { examinePlatform } from './examinePlatform.ts';
import { printRows } from './printRows.ts';

/**
 * `npm run doctor`: does an upstream keep the contract? PLATFORM_URL and CONTENT_URL say whom to ask (one is enough), DOCTOR_LOGIN
 * and DOCTOR_PASSWORD open the methods of players (the code of a second factor is asked for), SESSION_COOKIE and GUEST_SESSIONS are what the site would
 * be told, CONTENT_TOKEN opens the content service. Asks only what changes nothing; with `--write` also a stored value, a like that is taken back, an event. Exits with 1 where something breaks, with 2 where nothing
 * could be asked.
 */
const usage = 'PLATFORM_URL=… CONTENT_URL=… [DOCTOR_LOGIN=… DOCTOR_PASSWORD=…] npm run doctor [-- --write]';

function address(name: string): string | undefined {
  const text = process.env[name] ?? '';
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return text.replace(/\/+$/, '');
  console.error(`${name} is "${text}"; an http or https address is accepted`);
  process.exit(2);
}

const platform = address('PLATFORM_URL');
const content = address('CONTENT_URL');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--write');
if (unknown.length > 0 || (platform === undefined && content === undefined)) {
  console.error(usage);
  process.exit(2);
}

/** Asked on standard error: standard output is the table. The end of the input is an empty answer. */
async function askCode(attempt: number): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return await Promise.race([
      lines.question(`${attempt > 1 ? 'Not accepted. ' : ''}Code of the second factor: `),
      ended,
    ]);
  } finally {
    lines.close();
  }
}

const sessionCookies = (process.env['SESSION_COOKIE'] || 'sid').split(',').map((name) => name.trim());
const rows = [
  ...(platform === undefined
    ? []
    : await examinePlatform({
        url: platform,
        login: process.env['DOCTOR_LOGIN'] || undefined,
        password: process.env['DOCTOR_PASSWORD'] || undefined,
        isWriting: process.argv.includes('--write'),
        sessionCookies,
        hasGuestSessions: process.env['GUEST_SESSIONS'] === 'on',
        askCode,
      })),
  ...(content === undefined
    ? []
    : await examineContent({ url: content, token: process.env['CONTENT_TOKEN'] || undefined })),
];
console.log(printRows(rows));
process.exitCode = rows.some(({ verdict }) => verdict === 'breaks') ? 1 : 0;
