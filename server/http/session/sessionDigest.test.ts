import { expect, test } from 'vitest';
import { sessionDigest } from './sessionDigest.ts';

const digestOf = sessionDigest({ SESSION_COOKIE: ['sid', 'auth'] });

test('sessionDigest differs by each session cookie, those of a frame included, and by nothing else', () => {
  const digests = [undefined, 'sid=a', 'sid=b', 'auth=a', 'sid=a; auth=b', 'sid=ab', '__Host-sid_p=a'].map((header) =>
    digestOf(header),
  );
  expect(new Set(digests).size).toBe(digests.length);
  for (const digest of digests) expect(digest).toMatch(/^[\w-]{43}$/);
  expect(digestOf('theme=dark; auth=b; sid=a')).toBe(digestOf('sid=a; auth=b'));
  expect(digestOf('')).toBe(digestOf(undefined));
});

test('sessionDigest, with the lines of an answer, is that of the cookies that the browser sends next', () => {
  expect(digestOf('sid=a', ['sid=b; Path=/; HttpOnly', 'auth=c'])).toBe(digestOf('sid=b; auth=c'));
  expect(digestOf('sid=a; auth=b', ['sid=; Max-Age=0'])).toBe(digestOf('auth=b'));
  expect(digestOf('sid=a', ['theme=dark'])).toBe(digestOf('sid=a'));
});
