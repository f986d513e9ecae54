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
