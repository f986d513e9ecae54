import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { logLine } from '#server/observability/logLine.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import { repeatedKeys } from '#tests/support/wire/repeatedKeys.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ CONTENT_WEBHOOK_SECRET: 'secret-of-the-tests' });
});
afterAll(() => site?.stop());

test('repeatedKeys finds a key that one object has twice, and not keys of two objects', () => {
  expect(repeatedKeys('{"a":{"b":1,"c":"{\\"c\\":"},"b":[{"b":1},{"b":"x:"}],"d":"b"}')).toEqual([]);
  expect(repeatedKeys('{"cache":{"pages":"hit","a":1,"pages":"miss"}}')).toEqual(['"pages"']);
});

test('every log line is JSON without repeated keys and as docs/generated/log-line.schema.json has it', async () => {
  const { origin } = site;
  const sandbox = sandboxControls(site);
  const { cookie } = await signIn(origin, 'demo@yulduz.test');
  for (const path of ['/', '/', '/ru/gamehall', '/game/no-such', '/sitemap.xml', '/api/no.such', '/%zz'])
    await ask(origin, path);
  for (const path of ['/', '/profile', '/cashier/deposit', '/profile/responsible-game'])
    await askPage(origin, path, { cookie });
  await sandbox.fault({ target: 'banners.get', kind: '500' });
  await sandbox.fault({ target: 'cashier.makedeposit', kind: 'reset' });
  const order = { method: 'uzcard', amount: '20000', currency: 'UZS', 'requisites[card]': ownCard() };
  await postForm(origin, '/api/cashier.makedeposit', order, { cookie });
  for (const path of ['/ru', '/promotions', '/ru/promotions']) await askPage(origin, path, { cookie });
  await sandbox.fault({ target: 'account.getInfo', kind: 'wrongSchema' });
  await askPage(origin, '/profile', { cookie });
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    ask(origin, path, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/_/errors', { route: '/', build: 'b', message: 'x', stack: 'Error: x\n at y' });
  await post('/_/errors', { route: '/', build: 'b', kind: 'message', message: 'x' });
  await post('/csp-report', { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://x.uz' } });
  await site.stop();
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(20);
  const wrong = lines.flatMap((line) => {
    const { error } = logLine.safeParse(JSON.parse(line));
    const problems = [...repeatedKeys(line), ...(error ? [error.message] : [])];
    return problems.length > 0 ? [{ line, problems }] : [];
  });
  expect(wrong).toEqual([]);
  const events = new Set(lines.map((line) => (JSON.parse(line) as { event: string }).event));
  expect([...events]).toEqual(
    expect.arrayContaining([
      'started',
      'request',
      'upstream_failed',
      'upstream_differs',
      'money_outcome',
      'client_error',
      'message_error',
      'csp_violation',
      'stopped',
    ]),
  );
});
