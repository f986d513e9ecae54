import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../../shared/locales.ts';
import { eventually, journey } from '../support/journey.ts';
import { sampled } from '../support/sampled.ts';

const { visit, site } = journey();

test('the gallery is no part of the built site', async () => {
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

test.each(sampled(LOCALES, 1))(
  'the sprite is shown to whoever puts icons into menus, not to search engines: %s',
  async (locale) => {
    const { page, open, text } = await visit({ device: 'phone', locale });
    await open('/_icons');
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(text('icons.title'));
    await eventually(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await eventually(() => page.getByRole('main').locator('li svg use').count()).toBeGreaterThan(80);
    await eventually(() => page.getByRole('main').getByText('heart-filled', { exact: true }).count()).toBe(1);
  },
);
