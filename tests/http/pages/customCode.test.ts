import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { type ServiceProxy, startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const SECRET = 'secret-of-the-hook';

let upstream: Lent<Upstream>;
let content: ServiceProxy;
let site: Site;
beforeAll(async () => {
  upstream = await lendUpstream();
  content = await startServiceProxy(upstream.value.sandbox);
  site = await startSite({ ...behind(), CACHE_PAGES_FRESH: '1h' });
});
afterAll(async () => {
  await site?.stop();
  await content?.close();
  await upstream?.giveBack();
});
afterEach(() => edit([]));

function behind(): Record<string, string> {
  return {
    SANDBOX: '0',
    PLATFORM_URL: upstream.value.sandbox,
    CONTENT_URL: content.url,
    CONTENT_WEBHOOK_SECRET: SECRET,
  };
}

/** Saves custom code as the operator does, and sends the webhook of the content service. */
async function edit(customCode: object[]): Promise<void> {
  await save('prazer-config', customCode.length > 0 ? { customCode } : null);
}

async function save(model: 'prazer-config' | 'meta-data-tool', fields: Record<string, unknown> | null): Promise<void> {
  content.change(model, fields);
  const answer = await ask(site.origin, '/_/content-webhook', {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ event: 'entry.update', model }),
  });
  expect(answer.status).toBeLessThan(300);
}

const entry = (position: string, code: string) => ({ isEnabled: true, position, code });
const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';

test('custom code is in its places with the nonce of each answer, on the first page and on cached ones', async () => {
  await edit([
    entry('head', '<script>window.first=1</script><style>.x{color:red}</style>'),
    entry('bodyStart', '<noscript><iframe src="https://tags.test/ns.html"></iframe></noscript>'),
    entry('bodyEnd', '<script async src="https://tags.test/late.js"></script>'),
    { ...entry('bodyEnd', '<script>window.off=1</script>'), isEnabled: false },
  ]);
  const nonces = new Set<string>();
  const verdicts: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { text, headers } = await askPage(site.origin, '/faq');
    const nonce = nonceOf(headers['content-security-policy']);
    nonces.add(nonce);
    verdicts.push(String(headers['cache-status']));
    expect(text).toContain(
      `<script nonce="${nonce}">window.first=1</script><style nonce="${nonce}">.x{color:red}</style></head><body>` +
        '<custom-code><noscript><iframe src="https://tags.test/ns.html"></iframe></noscript></custom-code>',
    );
    expect(text.trimEnd()).toMatch(
      new RegExp(
        `<custom-code><script async src="https://tags.test/late.js" nonce="${nonce.replaceAll('+', '\\+')}"></script></custom-code></body></html>$`,
      ),
    );
    expect(text).not.toContain('window.off');
    expect(new Set(text.match(/nonce="([^"]*)"/g))).toEqual(new Set([`nonce="${nonce}"`]));
  }
  expect(nonces.size).toBe(3);
  expect(verdicts).toEqual(['croupier; fwd=miss', expect.stringContaining('hit'), expect.stringContaining('hit')]);
});

test('custom code with unclosed elements leaves the rest of the page unchanged, and the log names the refusal', async () => {
  const whole = (await askPage(site.origin, '/about')).text;
  const main = /<main[\s\S]*<\/main>/.exec(whole)?.[0];
  expect(main).toBeDefined();
  await edit([
    entry('head', '<script>never = "ended'),
    entry('head', '<!-- never ended <div>'),
    entry('head', '<div>not for the head</div><title>another'),
    entry('bodyStart', '<div><textarea><!--'),
    entry('bodyStart', '</custom-code></body></html><plaintext>'),
    entry('bodyEnd', '<script><!--<script>'),
    entry('bodyEnd', '<style>.y{'),
  ]);
  const { text } = await askPage(site.origin, '/about');
  expect(text).toContain('never = "ended</script>');
  expect(text).toContain(String(main));
  expect(text.match(/<title/g)).toHaveLength(1);
  expect(text.match(/<\/body>/g)).toHaveLength(1);
  expect(text).not.toMatch(/<(?:textarea|plaintext)|<!--(?!\/?\$|\s*-->)/);
  // The log is written a moment later.
  await expect.poll(() => site.output()).toContain('"event":"custom_code_refused","reason":"form"');
});

test('sensitive pages, in any spelling, have no custom code; another page of the player has it', async () => {
  await edit([entry('head', '<script>window.spy=1</script>')]);
  const { cookie } = await signIn(site.origin, 'demo@yulduz.test');
  expect((await askPage(site.origin, '/faq', { cookie })).text).toContain('window.spy');
  for (const path of [
    '/cashier/deposit',
    '/ru/cashier/history',
    '/profile/verification',
    '/%63ashier/x',
    '/Profile/Verification',
  ])
    expect((await askPage(site.origin, path, { cookie })).text, path).not.toContain('window.spy');
});

test('a page of a site with CUSTOM_CODE=off has no custom code', async () => {
  await edit([entry('head', '<script>window.first=1</script>')]);
  const without = await startSite({ ...behind(), CUSTOM_CODE: 'off' });
  try {
    const { status, text } = await askPage(without.origin, '/faq');
    expect(status).toBe(200);
    expect(text).not.toContain('window.first');
  } finally {
    await without.stop();
  }
});

test("the operator's colours and messages are on first and cached pages, and an invalid colour is logged", async () => {
  const home = () => askPage(site.origin, '/faq');
  expect((await home()).text).not.toContain('--primary:#19c37d');
  await save('prazer-config', { theme: { '--primary': '#19c37d', '--bg': '};' } });
  await save('meta-data-tool', {
    dictionary: { 'shell.signIn': 'Kirish eshigi' },
    systemPages: { notFound: { header: 'Bunday sahifa boʻlmagan', description: '', button: '' } },
  });
  try {
    for (let round = 0; round < 2; round += 1) {
      const { text, headers } = await home();
      const nonce = nonceOf(headers['content-security-policy']);
      expect(text).toContain(`<style nonce="${nonce}">:root,:root[data-theme]{--primary:#19c37d;}</style></head>`);
      expect(text).toContain('Kirish eshigi</a>');
    }
    const lost = await askPage(site.origin, '/there/is/nothing');
    expect(lost.status).toBe(404);
    expect(lost.text).toMatch(/<h1[^>]*>Bunday sahifa boʻlmagan<\/h1>/);
    await expect.poll(() => site.output()).toContain('"reason":"theme","beginning":"--bg: };"');
  } finally {
    await save('meta-data-tool', null);
  }
});
