import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkMovements } from '#shared/movements/checkMovements.ts';
import type { Finding } from '#shared/movements/Finding.ts';
import type { MovementsFile } from '#shared/movements/MovementsFile.ts';
import { movementsFormat } from '#shared/movements/movementsFormat.ts';
import { createMovementsChain } from './createMovementsChain.ts';
import { createMovementsKeys } from './createMovementsKeys.ts';

/** The private key of docs/movements.md (RFC 8032, test 1). */
const keys = createMovementsKeys({ MOVEMENTS_KEY: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A' });
const BEGIN = 1_790_000_000;
const ROWS = 9;

function fileOf(file: MovementsFile, rows = ROWS, signer = keys): string {
  const chain = createMovementsChain({ file, keys: signer });
  const money = (amount: number) => ({ amount, currency: 'UZS' });
  let text = chain.head('7', BEGIN);
  for (let n = 0; n < rows; n += 1)
    text += chain.row({
      id: n + 11,
      at: BEGIN - (rows - n) * 60,
      ...(n === 0
        ? { cause: 'deposit', balance: 'main', amount: money(150_000.5), payment_id: 7 }
        : {
            cause: n % 3 ? 'bet' : 'win',
            balance: n % 2 ? 'main' : 'bonus',
            amount: money(n % 3 ? -500.25 : 1_200),
            game: 'pamir-fox',
            round: `r-${n}`,
          }),
    });
  return text + chain.end(BEGIN);
}

async function check(bytes: Uint8Array, { trusted = keys.all, step = 1 << 20 } = {}) {
  async function* pieces() {
    for (let offset = 0; offset < bytes.length; offset += step)
      yield new Uint8Array(bytes.subarray(offset, offset + step));
  }
  return checkMovements(pieces(), { keys: trusted });
}
const checkText = (text: string) => check(Buffer.from(text));

const whole: Record<MovementsFile, Buffer> = { jsonl: Buffer.from(fileOf('jsonl')), csv: Buffer.from(fileOf('csv')) };
const kinds = Object.keys(whole) as MovementsFile[];
/** Lines with their line breaks; the heading of a CSV is separate. */
const linesOf = (file: MovementsFile): [before: string, lines: string[]] => {
  const lines = whole[file].toString().split(/(?<=\n)/);
  return file === 'csv' ? [lines[0] as string, lines.slice(1)] : ['', lines];
};
const names = (finding: Finding, n: number): boolean => {
  if ('from' in finding) return finding.from <= n && n <= finding.to;
  return 'first' in finding && (finding.first === n || finding.second === n);
};

test.each(kinds)(
  'checkMovements, for a complete %s file in pieces of any size, finds nothing, also with a previous key',
  async (file) => {
    for (const step of [1, 7, 4_096])
      expect(await check(whole[file], { step })).toEqual({
        player: '7',
        at: '2026-09-21T14:13:20Z',
        rows: ROWS,
        end: ROWS + 1,
        findings: [],
        seal: 'valid',
      });
    const { x } = keys.all[0] ?? { x: '' };
    const later = createMovementsKeys({ MOVEMENTS_KEYS_BEFORE: [x] });
    expect(await check(whole[file], { trusted: later.all })).toMatchObject({ findings: [], seal: 'valid' });
    expect(await check(whole[file], { trusted: later.all.slice(0, 1) })).toMatchObject({
      findings: [],
      seal: 'unknownKey',
    });
    expect(await checkText(fileOf(file, 0))).toMatchObject({ rows: 0, findings: [], seal: 'valid' });
  },
);

test.each(kinds)('checkMovements, for a %s file that was saved with CRLF, finds nothing', async (file) => {
  const saved = Buffer.from(whole[file].toString().replaceAll('\n', '\r\n'));
  for (const step of [1, 7, 4_096])
    expect(await check(saved, { step }), `${file} ${step}`).toEqual(await check(whole[file]));
});

test.each(kinds)('checkMovements, for any changed byte of a %s file, names its row', async (file) => {
  const [heading, lines] = linesOf(file);
  const from = Buffer.byteLength(heading);
  const rowAt = (index: number) => {
    let [row, end] = [0, from];
    for (const [n, line] of lines.entries()) {
      end += Buffer.byteLength(line);
      row = n;
      if (index < end) break;
    }
    return row;
  };
  await fc.assert(
    fc.asyncProperty(fc.nat(whole[file].length - 2), fc.integer({ min: 1, max: 255 }), async (index, turn) => {
      const bytes = Buffer.from(whole[file]);
      bytes[index] = ((bytes[index] as number) + turn) % 256;
      const { findings } = await check(bytes);
      const row = rowAt(index);
      const isOfEnd = (finding: Finding) => row === ROWS + 1 && 'part' in finding && finding.part === 'end';
      const isNamed = findings.some((finding) => names(finding, row) || isOfEnd(finding));
      expect(isNamed, `byte ${index} of row ${row}: ${JSON.stringify(findings)}`).toBe(true);
      // A changed line break also affects the next row.
      const others = findings.filter((one) => !names(one, row) && !names(one, row + 1) && !isOfEnd(one));
      expect(others).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test.each(kinds)('checkMovements, for removed rows of a %s file, names their range', async (file) => {
  const [heading, lines] = linesOf(file);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: ROWS }), fc.integer({ min: 1, max: 3 }), async (from, count) => {
      const to = Math.min(from + count - 1, ROWS);
      const { findings } = await checkText(heading + lines.toSpliced(from, to - from + 1).join(''));
      expect(findings).toEqual([{ kind: 'missing', from, to }]);
    }),
    { numRuns: 60 },
  );
});

test.each(kinds)('checkMovements, for two swapped rows of a %s file, names both', async (file) => {
  const [heading, lines] = linesOf(file);
  const row = fc.integer({ min: 1, max: ROWS });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(row, { minLength: 2, maxLength: 2 }), async (pair) => {
      const [first, second] = pair.toSorted((a, b) => a - b) as [number, number];
      const swapped = lines.with(first, lines[second] as string).with(second, lines[first] as string);
      expect((await checkText(heading + swapped.join(''))).findings).toEqual([{ kind: 'swapped', first, second }]);
    }),
    { numRuns: 60 },
  );
});

test.each(kinds)('checkMovements, for a cut %s file, names the last complete row', async (file) => {
  const [heading, lines] = linesOf(file);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: lines.join('').length - 1 }), async (size) => {
      const { findings, seal } = await checkText(heading + lines.join('').slice(0, size));
      const ends = lines.map((_, n) => lines.slice(0, n + 1).join('').length);
      // A line is complete also without its line break.
      const after = ends.findLastIndex((end) => end <= size + 1);
      expect(findings).toEqual(after < 0 ? [{ kind: 'unreadable' }] : [{ kind: 'cut', after }]);
      expect(seal).not.toBe(size + 1 === ends.at(-1) ? 'invalid' : 'valid');
    }),
    { numRuns: 60 },
  );
});

test('checkMovements distinguishes moved, repeated and foreign rows, lines after the end, and other files', async () => {
  const [, lines] = linesOf('jsonl');
  const [head, one, two, three, ...rest] = lines as [string, string, string, string, ...string[]];
  const findingsOf = async (...parts: (string | string[])[]) => (await checkText(parts.flat().join(''))).findings;
  expect(await findingsOf(head, two, three, one, rest)).toEqual([{ kind: 'moved', from: 1, to: 1 }]);
  expect(await findingsOf(head, one, two, two, three, rest)).toEqual([{ kind: 'repeated', from: 2, to: 2 }]);
  expect(await findingsOf(head, one, '{"n":2}\n', two, three, rest)).toEqual([{ kind: 'foreign', after: 1 }]);
  expect(await findingsOf(lines, one)).toEqual([{ kind: 'beyond' }]);
  expect(await findingsOf('not a file\n')).toEqual([{ kind: 'unreadable' }]);
  expect(await findingsOf('')).toEqual([{ kind: 'unreadable' }]);
});

test('checkMovements, for a chain signed with another key, reports invalid or unknown signatures', async () => {
  const foreign = createMovementsKeys({});
  const key = { sign: foreign.sign, kid: keys.kid };
  const forged = createMovementsChain({ file: 'jsonl', keys: key });
  const text = forged.head('7', BEGIN) + forged.end(BEGIN);
  expect(await checkText(text)).toMatchObject({
    seal: 'invalid',
    findings: [
      { kind: 'signature', part: 'head' },
      { kind: 'signature', part: 'end' },
    ],
  });
  expect((await checkText(fileOf('csv', 2, foreign))).seal).toBe('unknownKey');
});

test('checkMovements, for a CSV file whose first byte is {, still reads it as CSV', async () => {
  const bytes = Buffer.from(whole.csv);
  bytes[0] = '{'.charCodeAt(0);
  expect((await check(bytes)).findings).toEqual((await check(Buffer.concat([Buffer.from('x'), bytes]))).findings);
  expect((await check(bytes)).findings).not.toEqual([{ kind: 'unreadable' }]);
});

test('checkMovements, without Ed25519 in the browser, reports unsupported and still names a changed row', async () => {
  const spy = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  onTestFinished(() => spy.mockRestore());
  expect(await checkText(fileOf('jsonl'))).toMatchObject({ findings: [], seal: 'unsupported' });
  const changed = fileOf('jsonl').replace('"amount":-50025', '"amount":-50026');
  expect(await checkText(changed)).toMatchObject({
    findings: [{ kind: 'changed', from: 2, to: 2 }],
    seal: 'unsupported',
  });
});

test('createMovementsChain in CSV escapes formulas, quotes and line breaks in one line', async () => {
  const chain = createMovementsChain({ file: 'csv', keys });
  const row = { id: '=1', at: BEGIN, cause: 'bet', balance: 'main', amount: { amount: -1, currency: 'UZS' } } as const;
  const text = chain.head('7', BEGIN) + chain.row({ ...row, game: 'a"b,c', round: '@x\ny' }) + chain.end(BEGIN);
  expect(text.split('\n')[2]).toMatch(/^1,bet,[^,]+,'=1,main,-100,-100,UZS,"a""b,c",'@x y,,,[0-9a-f]{64},$/);
  expect(await checkText(text)).toMatchObject({ rows: 1, findings: [], seal: 'valid' });
});

test('the example files in docs/movements.md equal the written files and pass checkMovements', async () => {
  const text = readFileSync('docs/movements.md', 'utf8');
  const block = (name: string) => new RegExp(`\`\`\`${name}\n([^]*?)\`\`\``).exec(text)?.[1];
  const written = (file: MovementsFile) => fileOf(file, 2).replace('\uFEFF', '');
  expect(block('jsonl')).toBe(written('jsonl'));
  expect(block('csv')).toBe(written('csv'));
  expect(JSON.parse(block('json') ?? '')).toEqual({ keys: keys.all });
  expect(text).toContain(movementsFormat.name);
  expect(await checkText(fileOf('csv', 2))).toMatchObject({ findings: [], seal: 'valid' });
});
