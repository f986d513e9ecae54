import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
let site: Site;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
});
afterAll(() => lent?.giveBack());

const HOSTS = 'https://*.sumsub.com';

async function headersOf(path: string) {
  const { cookie } = await signIn(site.origin, 'rejected@yulduz.test');
  const { status, headers } = await askPage(site.origin, path, { cookie });
  expect(status, path).toBe(200);
  const policy = String(headers['content-security-policy']).split('; ');
  return {
    policy: (name: string) => policy.find((line) => line.startsWith(`${name} `)) ?? '',
    permissions: String(headers['permissions-policy']),
  };
}

test('the verification page alone allows the identity provider in its CSP and gives it the camera', async () => {
  for (const path of ['/profile/verification', '/ru/profile/verification?from=%2Fcashier%2Fwithdraw']) {
    const { policy, permissions } = await headersOf(path);
    expect(policy('frame-src'), path).toContain(HOSTS);
    expect(policy('connect-src'), path).toBe(`connect-src 'self' ${HOSTS}`);
    expect(policy('script-src'), path).not.toContain('sumsub');
    expect(permissions, path).toContain(`camera=(self "${HOSTS}")`);
  }
  for (const path of ['/cashier/withdraw', '/profile/settings', '/']) {
    const { policy, permissions } = await headersOf(path);
    expect(policy('frame-src') + policy('connect-src'), path).not.toContain('sumsub');
    expect(permissions, path).toContain('camera=()');
  }
});
