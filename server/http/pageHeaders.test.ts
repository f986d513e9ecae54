import express from 'express';
import { expect, test } from 'vitest';
import { cspTable } from '#config/csp.ts';
import { parseEnv } from '#config/env.ts';
import { isSecure } from './hosts/isSecure.ts';
import { listenForTest } from './listenForTest.ts';
import { contentSecurityPolicy } from './policy/contentSecurityPolicy.ts';
import { securityHeaders } from './policy/securityHeaders.ts';
import { contextOf, requestContext } from './requestContext.ts';

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

test('the Content-Security-Policy of a page, in production, is strict and has the nonce of the page', async () => {
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

test('a page over plain http, without variables, has no upgrade-insecure-requests and no HSTS', async () => {
  const headers = await headersFor({});
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test.each([
  ['an https PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://yulduz.uz' }, {}],
  ['X-Forwarded-Proto https of a trusted proxy', {}, { 'x-forwarded-proto': 'https' }],
])('a page with %s has upgrade-insecure-requests and HSTS of two years', async (_name, variables, requestHeaders) => {
  const headers = await headersFor(variables, '/', requestHeaders);
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

test('a page with X-Forwarded-Proto https of an untrusted client has no HSTS', async () => {
  const headers = await headersFor({ TRUST_PROXY: 'false' }, '/', { 'x-forwarded-proto': 'https' });
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('a page has the other security headers, and neither X-Powered-By nor COEP', async () => {
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

test('a page with a list of FRAME_ANCESTORS has it in the policy and no X-Frame-Options', async () => {
  const headers = await headersFor({ FRAME_ANCESTORS: "'self' https://web.telegram.org" });
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://web.telegram.org");
  expect(headers.get('x-frame-options')).toBeNull();
});

test('the Permissions-Policy allows the camera on the verification page and no other', async () => {
  const policyOf = async (path: string) => (await headersFor({}, path)).get('permissions-policy');
  for (const path of ['/ru/profile/verification', '/Profile/%56erification', '/profile/verification/step'])
    expect(await policyOf(path), path).toContain('camera=(self "https://*.sumsub.com")');
  for (const path of ['/cashier', '/profile/verifications', '/profile'])
    expect(await policyOf(path), path).toContain('camera=(), microphone=()');
});

test('the policy contains the hosts of CSP_* variables; in development also the socket of hot reload', async () => {
  const env = { CSP_CONNECT: 'https://a.uz wss://a.uz', CSP_FRAMES: 'https://f.uz', CSP_FORMS: 'https://p.uz' };
  const production = (await headersFor({ ...env, NODE_ENV: 'test' })).get('content-security-policy') ?? '';
  expect(production).toContain("connect-src 'self' https://a.uz wss://a.uz;");
  expect(production).toContain("frame-src 'self' https://f.uz;");
  expect(production).toContain("form-action 'self' https://p.uz;");
  const development = (await headersFor({ NODE_ENV: 'development' })).get('content-security-policy') ?? '';
  expect(development).toContain("connect-src 'self' ws://localhost:* ws://127.0.0.1:*;");
  expect(development).toContain("'strict-dynamic'");
});

test('an answer under /api has the policy of data: default-src none and sandbox', async () => {
  expect((await headersFor({}, '/api/games.get')).get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
});
