import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const { site, visit } = journey();

test('the built site has no component gallery: /_ui gets 404, and no file in dist contains the gallery', async () => {
  for (const path of ['/_ui', '/ru/_ui']) expect((await fetch(site().origin + path)).status, path).toBe(404);
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const shipped = files.filter(
    (name) => /gallery/i.test(name) || /ui-gallery|Dizayn tizimi/.test(readFileSync(`dist/${name}`, 'utf8')),
  );
  expect(shipped).toEqual([]);
});

test.each(LOCALES)('/_icons in %s shows more than 80 icons and is noindex', async (locale) => {
  const { status, text: html } = await askPage(site().origin, withLocale('/_icons', locale));
  expect(status).toBe(200);
  const title = readRoles(html).find(({ role }) => role === 'heading');
  expect(title).toMatchObject({ name: messagesOf(locale)('icons.title'), inside: expect.arrayContaining(['main']) });
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.match(/<li\b[^>]*>(?:<[^>]*>)*?<svg\b[^>]*><(?:g|path) /g)?.length).toBeGreaterThan(80);
  expect(main.match(/>heart-filled</g)).toHaveLength(1);
  if (!isFull) return;
  const { open } = await visit({ device: 'phone', locale });
  await open('/_icons');
});
