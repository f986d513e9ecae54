import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { type PreviewLink, signedText } from '#shared/preview/previewLink.ts';
import { createPreviews, PREVIEW_SECONDS } from './createPreviews.ts';

const SECRET = 'a secret of the content service';
const sign = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text).digest('base64url');
/** Unix seconds. */
const NOW = 1_700_000_000;

/** Previews at a moment that a test moves by `clock.now`. */
function setUp({ secret = SECRET, isFirst }: { secret?: string | null; isFirst?: () => Promise<boolean> } = {}) {
  const clock = { now: NOW * 1000 + 999 };
  const asked = isFirst && vi.fn(isFirst);
  const previews = createPreviews({
    env: secret === null ? {} : { PREVIEW_SECRET: secret },
    isFirst: asked,
    now: () => clock.now,
  });
  return { ...previews, clock, asked };
}
function linkOf(change: Partial<PreviewLink> = {}): URLSearchParams {
  const { to, until } = { to: '/ru/promotions', until: NOW + 600, ...change };
  const { signature = sign(signedText({ to, until })) } = change;
  return new URLSearchParams({ to, until: String(until), signature });
}
/** The Cookie header that a Set-Cookie line leads to. */
const cookieOf = (line: string) => `a=1; ${line.split(';', 1)[0]}; b=2`;

test('a preview that was written is read by the same secret until it ends', () => {
  const { line, of, clock } = setUp();
  const preview = { view: 'player', until: NOW + PREVIEW_SECONDS } as const;
  const header = cookieOf(line(preview, true));
  expect(of(header)).toEqual(preview);
  expect(of(header.split('; ')[1])).toEqual(preview);
  clock.now = (NOW + PREVIEW_SECONDS) * 1000 - 1;
  expect(of(header)).toEqual(preview);
  clock.now = (NOW + PREVIEW_SECONDS) * 1000;
  expect(of(header)).toBeUndefined();
});

test('a preview is for its site alone: forged, changed, of another secret or without a secret it is none', () => {
  const { line, of } = setUp();
  const header = cookieOf(line({ view: 'guest', until: NOW + 60 }, false));
  expect(of(header)).toMatchObject({ view: 'guest' });
  expect(of(header.replace('guest', 'player'))).toBeUndefined();
  expect(of(header.replace(`${NOW + 60}`, `${NOW + 61}`))).toBeUndefined();
  expect(of(header.replace('preview=', 'xpreview='))).toBeUndefined();
  expect(of(header.replace('; b=2', 'x; b=2'))).toBeUndefined();
  expect(setUp({ secret: 'another' }).of(header)).toBeUndefined();
  expect(setUp({ secret: null }).of(header)).toBeUndefined();
  const unsigned = setUp({ secret: 'undefined' }).line({ view: 'guest', until: NOW + 60 }, false);
  expect(setUp({ secret: null }).of(cookieOf(unsigned))).toBeUndefined();
  expect([of(undefined), of('')]).toEqual([undefined, undefined]);
  const unknownView = `preview=admin.${NOW + 60}.${sign(`cookie\n${NOW + 60}\nadmin`)}`;
  expect(of(unknownView)).toBeUndefined();
});

test('a link’s signature is not a preview’s', () => {
  const { of } = setUp();
  expect(of(`preview=guest.${NOW + 60}.${sign(signedText({ to: 'guest', until: NOW + 60 }))}`)).toBeUndefined();
});

test('over HTTPS the cookie may be sent in the editor’s frame; without it, on the site alone; no script reads it', () => {
  const { line } = setUp();
  const preview = { view: 'quiet', until: NOW + 90 } as const;
  const value = `quiet.${NOW + 90}.${sign(`cookie\n${NOW + 90}\nquiet`)}`;
  expect(line(preview, true)).toBe(
    `preview=${value}; Max-Age=90; Path=/; HttpOnly; Secure; Partitioned; SameSite=None`,
  );
  expect(line(preview, false)).toBe(`preview=${value}; Max-Age=90; Path=/; HttpOnly; SameSite=Lax`);
  expect(line({ view: 'quiet', until: NOW - 1 }, false)).toContain('Max-Age=0;');
  expect(line(null, false)).toBe('preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test('a link opens its page once', async () => {
  const { open } = setUp();
  const link = linkOf();
  expect(await open(link)).toBe('/ru/promotions');
  expect(await open(link)).toBeUndefined();
  expect(await open(linkOf({ to: '/about' }))).toBe('/about');
});

test.each([
  ['has ended', linkOf({ until: NOW })],
  ['ends later than a link may', linkOf({ until: NOW + 601 })],
  ['ends at a half of a second', linkOf({ until: NOW + 1.5 })],
  ['has no end', new URLSearchParams({ to: '/about', signature: sign(signedText({ to: '/about', until: 0 })) })],
  ['leads to another site', linkOf({ to: '//evil.uz' })],
  [
    'has no page',
    new URLSearchParams({ until: String(NOW + 9), signature: sign(signedText({ to: '', until: NOW + 9 })) }),
  ],
  ['has no signature', new URLSearchParams({ to: '/about', until: String(NOW + 9) })],
  ['has another’s signature', linkOf({ signature: sign('other') })],
  ['has a signature of another length', linkOf({ signature: 'short' })],
])('a link that %s is refused', async (_what, link) => {
  expect(await setUp().open(link)).toBeUndefined();
});

test('a link may end at the last moment that is allowed, or in a second', async () => {
  const { open } = setUp();
  expect(await open(linkOf({ until: NOW + 600 }))).toBe('/ru/promotions');
  expect(await open(linkOf({ until: NOW + 1 }))).toBe('/ru/promotions');
});

test('without a secret no link opens', async () => {
  expect(await setUp({ secret: null }).open(linkOf())).toBeUndefined();
  const text = signedText({ to: '/about', until: NOW + 9 });
  const signature = createHmac('sha256', 'undefined').update(text).digest('base64url');
  expect(await setUp({ secret: null }).open(linkOf({ to: '/about', until: NOW + 9, signature }))).toBeUndefined();
});

test('a link that another replica has opened is refused; the replicas remember it a second longer than it lasts', async () => {
  const link = linkOf({ until: NOW + 60 });
  const other = setUp({ isFirst: async () => false });
  expect(await other.open(link)).toBeUndefined();
  const first = setUp({ isFirst: async () => true });
  expect(await first.open(link)).toBe('/ru/promotions');
  expect(first.asked?.mock.calls).toEqual([[`preview ${link.get('signature')}`, 61_000]]);
});

test('a used link is remembered while it lasts, also when others have ended', async () => {
  const { open, clock } = setUp();
  const [short, long] = [linkOf({ until: NOW + 10 }), linkOf({ until: NOW + 600 })];
  expect([await open(short), await open(long)]).toEqual(['/ru/promotions', '/ru/promotions']);
  clock.now += 300_000;
  expect(await open(linkOf({ to: '/about', until: NOW + 400 }))).toBe('/about');
  expect(await open(long)).toBeUndefined();
});
