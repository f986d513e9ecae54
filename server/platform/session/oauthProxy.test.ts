import { expect, test } from 'vitest';
import { proxiedPlatform } from '#server/platform/proxiedPlatform.testing.ts';

test('redirects of a social login pass through, and those to the platform’s origin become paths of this site', async () => {
  let platform = '';
  const upstream = await proxiedPlatform((req, res) => {
    platform = `http://${req.headers.host}`;
    const done = req.url?.includes('slashes') ? '//evil.example/x' : '/oauth/done';
    const location = req.url?.startsWith('/oauth/init') ? 'https://accounts.example/auth' : platform + done;
    res.writeHead(302, { location, 'set-cookie': 'oauth=1; Domain=x' }).end();
  });
  const locationAt = async (path: string) =>
    (await fetch(upstream.url + path, { redirect: 'manual' })).headers.get('location');
  expect(await locationAt('/oauth/callback?slashes=1')).toBe('/evil.example/x');
  const init = await fetch(`${upstream.url}/oauth/init?service=google`, { redirect: 'manual' });
  expect([init.status, init.headers.get('location')]).toEqual([302, 'https://accounts.example/auth']);
  expect(init.headers.getSetCookie()).toEqual(['oauth=1; Secure; SameSite=Lax']);
  expect((await fetch(`${upstream.url}/oauth/callback`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/oauth/done',
  );
  expect((await fetch(`${upstream.url}/oauth/other`)).status).toBe(299);
});

test('a page of a social login has the CSP of the platform, and its frame-ancestors is set to none', async () => {
  const platform = await proxiedPlatform((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" }).end('<p>');
  });
  const { headers } = await fetch(`${platform.url}/oauth/init?service=google`);
  expect(headers.get('content-security-policy')).toBe("default-src 'self', frame-ancestors 'none'");
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['another host of the domain', { 'sec-fetch-site': 'same-site' }, false],
  ['an address that was typed or came by mail', { 'sec-fetch-site': 'none' }, false],
  ['an old browser on another site', { referer: 'https://evil.example/' }, false],
  ['an old browser that tells nothing', {}, false],
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, true],
])(
  'the start of a social login that opens a closed account, from %s, reaches the platform: %s',
  async (_from, headers, isTaken) => {
    const asked: string[] = [];
    const platform = await proxiedPlatform((req, res) => {
      asked.push(req.url ?? '');
      res.writeHead(302, { location: 'https://accounts.example/auth' }).end();
    });
    const query = 'service=google&redirect_url=%2Fru%2Fforms%2Fsign_in&type_auth=login&type_auth=restore';
    const answer = await fetch(`${platform.url}/oauth/init?${query}`, { headers, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual(
      isTaken
        ? [302, 'https://accounts.example/auth']
        : [303, '/ru/forms/sign_in?step=social&status=error&error=account_left&service=google'],
    );
    expect(asked).toHaveLength(isTaken ? 1 : 0);
    // Every other start is as the specification has it.
    expect((await fetch(`${platform.url}/oauth/init?service=google`, { headers, redirect: 'manual' })).status).toBe(
      302,
    );
  },
);
