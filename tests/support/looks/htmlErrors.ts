import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar');
/** The checker runs for seconds only: optimised compilation and parallel garbage collection would cost more than they save. */
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto'];
const MAX_OUTPUT = 64 * 1024 * 1024;

interface Message {
  type: 'info' | 'error' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/**
 * Errors that the W3C checker finds in documents, as lines with the document's name. All are checked in one run, because starting
 * Java takes most of the time. Rejects when Java or the checker fails.
 */
export async function htmlErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-html-'));
  try {
    const names = [...documents.keys()];
    const files = names.map((_, index) => path.join(folder, `${index}.html`));
    await Promise.all(files.map((file, index) => writeFile(file, documents.get(names[index] as string) as string)));
    const args = [
      ...QUICK,
      '-Xss4m',
      '-jar',
      CHECKER,
      '--format',
      'json',
      '--errors-only',
      '--exit-zero-always',
      ...files,
    ];
    const { stderr } = await promisify(execFile)(process.env['JAVA_PATH'] ?? 'java', args, { maxBuffer: MAX_OUTPUT });
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    return messages.map(
      ({ url, message, extract }) => `${names[Number(path.basename(url, '.html'))]}: ${message} ${extract ?? ''}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
