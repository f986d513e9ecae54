import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openContext } from '#server/http/requestContext.ts';
import { upstreamHeaders } from './upstreamHeaders.ts';

const open = openContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false });
const cookies = { sessionCookies: ['sid'], localeCookie: 'lang', framed: false };

function sent(headers: Record<string, string>, named = open): Record<string, unknown> {
  const req = { url: '/', ip: '198.51.100.7', headers: { host: 'yulduz.uz', ...headers } };
  const res = {};
  named(
    Object.assign(req, { socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage,
    res as ServerResponse,
  );
  return upstreamHeaders(req as unknown as Request, res as Response, cookies);
}

const ours = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id'];
const forged = (
  'client-ip x-client-ip true-client-ip fastly-client-ip x-cluster-client-ip cf-connecting-ip cf-connecting-ipv6 cf-ipcountry ' +
  'cf-visitor x-real-ip x-remote-ip x-remote-addr remote-addr x-originating-ip x-forwarded x-forwarded-by x-forwarded-port ' +
  'x-forwarded-prefix x-forwarded-server x-forwarded-ssl x-forwarded-scheme x-forwarded-client-cert x-appengine-user-ip ' +
  'x-azure-clientip x-envoy-external-address forwarded forwarded-for x_forwarded_for x_forwarded_host x_real_ip http_x_forwarded_for ' +
  'x-http-method x-http-method-override x-method-override x_http_method_override x-original-url x-rewrite-url x-original-host ' +
  'remote-user remote_user x-remote-user x-forwarded-user x-auth-request-user x-user x-authenticated-user ssl-client-verify ' +
  'x-ssl-client-dn proxy http-proxy https x-https front-end-https x-scheme x-url-scheme x-arr-ssl x-wap-profile base-url http-url ' +
  'authorization proxy-authorization expect via te upgrade trailer x-request-id x-csrf-token x-debug x-accel-redirect ' +
  'x-sendfile-type x-geoip-country x-country-code geoip-country-code traceparent baggage content_length content_type cookie2 ' +
  'x-cookie user_agent x-host x-middleware-subrequest x-react-router-redirect surrogate-capability cdn-loop range_ max-forwards'
).split(' ');

test.each(forged)('upstreamHeaders, for a request with the header %s, does not forward its value', (name) => {
  const values = Object.values(sent({ [name]: 'forged' })).map(String);
  expect(values.filter((value) => value.includes('forged'))).toEqual([]);
});

test('upstreamHeaders, for any fuzzed headers, forwards only allowed names and sets the forwarding headers itself', () => {
  const allowed = new Set([...Object.keys(sent(all())), 'cookie']);
  expect([...allowed].filter((name) => /_/.test(name))).toEqual([]);
  const words = fc.constantFrom(
    'x',
    'client',
    'ip',
    'forwarded',
    'for',
    'real',
    'host',
    'accept',
    'range',
    'user',
    'method',
  );
  const name = fc.oneof(
    fc.stringMatching(/^[!#$%&'*+.^_`|~a-z\d-]{1,24}$/),
    fc
      .tuple(fc.array(words, { minLength: 1, maxLength: 4 }), fc.constantFrom('-', '_', '.'))
      .map(([parts, by]) => parts.join(by)),
    fc.constantFrom(...forged, ...ours),
  );
  fc.assert(
    fc.property(fc.dictionary(name, fc.string({ maxLength: 20 }), { maxKeys: 12 }), (headers) => {
      const { host: _host, ...given } = headers;
      const result = sent(given);
      expect(Object.keys(result).filter((key) => !allowed.has(key))).toEqual([]);
      expect(result).toMatchObject({
        'x-forwarded-for': '198.51.100.7',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'yulduz.uz',
      });
      expect(result['x-request-id']).toMatch(/^[\w-]{22}$/);
    }),
  );
});

test('upstreamHeaders forwards a traceparent from a trusted proxy, and drops one from a visitor', () => {
  const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
  expect(sent({ traceparent })).not.toHaveProperty('traceparent');
  const behindProxy = openContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: ['loopback'] });
  expect(sent({ traceparent }, behindProxy)).toMatchObject({ traceparent });
});

test('upstreamHeaders forwards the headers of a browser and of its body unchanged', () => {
  const given = all();
  expect(sent(given)).toMatchObject(given);
});

function all(): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-encoding': 'br',
    'accept-language': 'uz',
    'content-length': '7',
    'content-type': 'multipart/form-data; boundary=x',
    cookie: 'sid=s; aff_id=1',
    'idempotency-key': 'a-key-of-a-tab',
    'if-none-match': '"x"',
    'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT',
    'if-range': '"x"',
    'if-match': '"x"',
    'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT',
    'content-encoding': 'identity',
    origin: 'https://yulduz.uz',
    range: 'bytes=0-',
    referer: 'https://yulduz.uz/',
    'sec-ch-ua': '"Chromium"',
    'sec-ch-ua-mobile': '?1',
    'sec-ch-ua-platform': '"Android"',
    'user-agent': 'Mozilla/5.0',
    'x-requested-with': 'fetch',
  };
}
