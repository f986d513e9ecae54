import express from 'express';
import { expect, test } from 'vitest';
import { cspTable } from '../../config/csp.ts';
import { parseEnv } from '../../config/env.ts';
import { contentSecurityPolicy } from './policy/contentSecurityPolicy.ts';
import { isSecure } from './hosts/isSecure.ts';
import { listenForTest } from './listenForTest.ts';
import { contextOf, requestContext } from './requestContext.ts';
import { securityHeaders } from './policy/securityHeaders.ts';

async function headersFor(variables: Record<string, string>, url = '/', headers: Record<string, string> = {}) {
  const env = parseEnv(variables);
  const secure = isSecure(env);
  const app = express().set('trust proxy', env.TRUST_PROXY).disable('x-powered-by');
  app.use(requestContext(env));
  app.use(
    contentSecurityPolicy({ table: cspTable(env), isSecure: secure }),
    securityHeaders({ env, isSecure: secure }),
  );
  app.use((_req, res) => void res.set('X-Nonce', contextOf(res).nonce).end());
  const { origin } = await listenForTest(app);
  return (await fetch(origin + url, { headers })).headers;
}

test('the policy is strict, and its nonce is the one of the page', async () => {
  const headers = await headersFor({ NODE_ENV: 'production', SANDBOX: '1' });
  const csp = headers.get('content-security-policy') ?? '';
  const nonce = headers.get('x-nonce');
  expect(csp.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-inline'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'self'",
      "connect-src 'self'",
    ]),
  );
  expect(csp).not.toMatch(/unsafe-eval|\{N\}|\*/);
});

test('plain http on a fresh machine works: nothing insists on https', async () => {
  const headers = await headersFor({});
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test.each([
  ['a public https origin', { PUBLIC_ORIGIN: 'https://yulduz.uz' }, {}],
  ['a trusted proxy that says https', {}, { 'x-forwarded-proto': 'https' }],
])('https by %s', async (_name, variables, requestHeaders) => {
  const headers = await headersFor(variables, '/', requestHeaders);
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

test('a stranger cannot switch https on', async () => {
  const headers = await headersFor({ TRUST_PROXY: 'false' }, '/', { 'x-forwarded-proto': 'https' });
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('the rest of the headers', async () => {
  const headers = await headersFor({});
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'SAMEORIGIN',
    'reporting-endpoints': 'csp="/csp-report"',
  });
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('cross-origin-embedder-policy')).toBeNull();
});

test('a list of ancestors leaves no X-Frame-Options, which could not express it', async () => {
  const headers = await headersFor({ FRAME_ANCESTORS: "'self' https://web.telegram.org" });
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://web.telegram.org");
  expect(headers.get('x-frame-options')).toBeNull();
});

test('the camera is for verification alone', async () => {
  const policyOf = async (path: string) => (await headersFor({}, path)).get('permissions-policy');
  for (const path of ['/ru/profile/verification', '/Profile/%56erification', '/profile/verification/step'])
    expect(await policyOf(path), path).toContain('camera=(self "https://*.sumsub.com")');
  for (const path of ['/cashier', '/profile/verifications', '/profile'])
    expect(await policyOf(path), path).toContain('camera=(), microphone=()');
});

test('what an operator allows is in the policy; development adds the socket of hot reload alone', async () => {
  const env = { CSP_CONNECT: 'https://a.uz wss://a.uz', CSP_FRAMES: 'https://f.uz', CSP_FORMS: 'https://p.uz' };
  const production = (await headersFor({ ...env, NODE_ENV: 'test' })).get('content-security-policy') ?? '';
  expect(production).toContain("connect-src 'self' https://a.uz wss://a.uz;");
  expect(production).toContain("frame-src 'self' https://f.uz;");
  expect(production).toContain("form-action 'self' https://p.uz;");
  const development = (await headersFor({ NODE_ENV: 'development' })).get('content-security-policy') ?? '';
  expect(development).toContain("connect-src 'self' ws://localhost:* ws://127.0.0.1:*;");
  expect(development).toContain("'strict-dynamic'");
});

test('data of the API can do nothing as a document', async () => {
  expect((await headersFor({}, '/api/games.get')).get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
});
