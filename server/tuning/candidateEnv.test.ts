import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { candidateSite } from './candidateEnv.ts';

function candidate(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'candidate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'candidate.env');
  writeFileSync(file, text);
  return file;
}

test('settings that are explained are those of npm start, not of development', () => {
  vi.stubEnv('NODE_ENV', undefined);
  const { env } = candidateSite({});
  vi.unstubAllEnvs();
  expect([env.NODE_ENV, env.SANDBOX]).toEqual(['production', '1']);
});

test('candidateSite names the line of the candidate for a bad value, an unknown name, and a line that is no variable', () => {
  const file = candidate('\nPORT=eighty\n');
  expect(() => candidateSite({ envFile: file })).toThrow(`PORT "eighty" is not accepted (${file}:2)`);
  const other = candidate('PRT=1\nPORT 80\n');
  expect(() => candidateSite({ envFile: other })).toThrow(`${other}:2 is no NAME=value`);
  expect(() => candidateSite({ envFile: other })).toThrow(`PRT is not a variable (${other}:1)`);
});

test('candidateSite names a candidate that cannot be read', () => {
  const none = path.join(candidate(''), 'none.env');
  expect(() => candidateSite({ envFile: none })).toThrow(`${none} cannot be read (ENOTDIR) (--env)`);
  expect(() => candidateSite({ envFile: path.dirname(path.dirname(none)) })).toThrow('is no file (--env)');
});

test('candidateSite refuses the name of a brand that there is not, and takes any host for the site of the build', () => {
  expect(() => candidateSite({ brand: 'anor' })).toThrow('--brand names anor, which is no brand');
  vi.stubEnv('BRANDS', 'ops/brands');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => candidateSite({ brand: 'anror' })).toThrow(/names anror.*\n.*accepted: anor/);
  expect(candidateSite({ brand: 'anor' }).brand?.id).toBe('anor');
  expect(candidateSite({ host: 'other.example' }).brand).toBeUndefined();
});
