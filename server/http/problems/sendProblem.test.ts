import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { sendProblem } from './sendProblem.ts';

async function answerOf(variables: Record<string, string>, headers: Record<string, string> = {}) {
  const app = express();
  app.use(requestContext(parseEnv(variables)), (req, res) => sendProblem(req, res, 400));
  const answer = await request(app)
    .get('/x')
    .set({ accept: 'text/html', ...headers });
  return new Headers(answer.headers as Record<string, string>);
}

test('sendProblem, before other stages, sets its own CSP and security headers, without HSTS over http', async () => {
  const headers = await answerOf({});
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; style-src 'nonce-[\w+/]{22}=='$/,
  );
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test.each([
  ['an https PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://yulduz.uz' }, {}],
  ['X-Forwarded-Proto https of a trusted proxy', {}, { 'x-forwarded-proto': 'https' }],
])('sendProblem, with %s, sets HSTS of two years', async (_name, variables, headers) => {
  const answer = await answerOf(variables, headers);
  expect(answer.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

test('sendProblem, in an allowed frame, sets neither frame-ancestors nor X-Frame-Options', async () => {
  const FRAME_ANCESTORS = "'self' https://web.telegram.org";
  const inside = await answerOf({ FRAME_ANCESTORS }, { 'sec-fetch-dest': 'iframe' });
  expect(inside.get('content-security-policy')).not.toContain('frame-ancestors');
  expect(inside.get('x-frame-options')).toBeNull();
});
