import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import { ReactAppContext } from '#client/context/useApp.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { jsonLdText } from './jsonLdText.ts';
import { Seo, type SeoProps } from './Seo.tsx';

function html(props: SeoProps): string {
  return renderToString(
    <ReactAppContext value={{ locale: 'ru' } as AppContext}>
      {pageAt('/ru/x', <Seo {...props} />, { root: { origin: 'https://x.test' } })}
    </ReactAppContext>,
  );
}

test('Seo, with a canonicalPath, has a canonical link and an alternate link per language', () => {
  const page = html({ title: 'T', description: 'D', canonicalPath: '/gamehall?category=slots' });
  expect(page).toContain('<link rel="canonical" href="https://x.test/ru/gamehall?category=slots"/>');
  expect(page).toContain('hrefLang="uz" href="https://x.test/gamehall?category=slots"');
  expect(page).toContain('hrefLang="ru" href="https://x.test/ru/gamehall?category=slots"');
  expect(page).toContain('hrefLang="x-default" href="https://x.test/gamehall?category=slots"');
  expect(page).not.toContain('name="robots"');
});

test('Seo of a page that is written in one language has no alternate link to another, where it is 404', () => {
  const page = html({ title: 'T', canonicalPath: '/only', languages: ['ru'] });
  expect(
    [...page.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
  ).toEqual([['ru', 'https://x.test/ru/only']]);
});

test('Seo, without a canonicalPath, has no canonical and no alternate links', () => {
  const page = html({ title: 'T', robots: 'noindex, follow' });
  expect(page).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(page).not.toMatch(/canonical|hrefLang/);
});

test('absoluteUrl keeps an existing locale prefix or host, and adds them where missing', () => {
  expect(absoluteUrl('/ru/x', 'ru', 'https://x.test')).toBe('https://x.test/ru/x');
  expect(absoluteUrl('https://y.test/x', 'ru', 'https://x.test')).toBe('https://y.test/x');
  expect(absoluteUrl('/ruby', 'ru', '')).toBe('/ru/ruby');
});

test('jsonLdText escapes markup, so that data cannot end its script element', () => {
  const text = jsonLdText({ name: '</script><!-- & \u2028' });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><!-- & \u2028' });
});
