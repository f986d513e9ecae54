import express from 'express';
import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { listenForTest } from '#server/http/listenForTest.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import { securityContact } from './securityContact.ts';

async function ask(values: Record<string, string>) {
  const { SECURITY_CONTACT: contacts } = parseEnv({ NODE_ENV: 'test', ...values });
  const app = express().get(
    filePaths.securityContact,
    securityContact({ contacts, originOf: () => 'https://yulduz.example' }),
  );
  return fetch((await listenForTest(app)).origin + filePaths.securityContact);
}

test('security.txt has the contacts in order, its own address, languages, and expires within a year', async () => {
  const answer = await ask({ SECURITY_CONTACT: 'mailto:security@yulduz.example, https://yulduz.example/report' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await answer.text()).trimEnd().split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'Contact: mailto:security@yulduz.example',
    'Contact: https://yulduz.example/report',
  ]);
  expect(lines).toContain('Canonical: https://yulduz.example/.well-known/security.txt');
  expect(lines).toContain('Preferred-Languages: uz, ru, en');
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test('security.txt, without SECURITY_CONTACT, is not found', async () => {
  expect((await ask({})).status).toBe(404);
});

test('SECURITY_CONTACT refuses a bare e-mail and plain http', () => {
  for (const value of ['security@yulduz.example', 'http://yulduz.example', 'mailto:a b@c.uz'])
    expect(() => parseEnv({ NODE_ENV: 'test', SECURITY_CONTACT: value }), value).toThrow('SECURITY_CONTACT');
});
