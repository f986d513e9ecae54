import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Incident } from '#bench/incidents/Incident.ts';
import { incidents } from '#bench/incidents/incidents.ts';
import { routes } from '#client/app/routes.ts';
import { serverFlags } from '#scripts/serverFlags.mjs';
import { logEvents } from '#server/observability/logEvents.ts';
import { repositoryFiles } from '#tests/support/repositoryFiles.ts';
import { apiReference } from './apiReference.ts';
import { anchorOf, eventCatalogue, metricCatalogue, withSections } from './documents.ts';

const PROFILE_PAGE = [
  "## A page of the player's area",
  '',
  'Pages under `/profile` are for players: the guest guard redirects guests to the sign-in, nothing caches them, and guests load neither their code nor its addresses. A new page takes:',
  '',
  "1. a line in [routes.ts](../client/app/routes.ts) with `players`, and one in [profilePages.ts](../client/features/profile/profilePages.ts), its menu entry: icon, name, group, and the operator's flag that switches it;",
  '2. `client/features/profile/XPage.tsx`, which renders its parts in [ProfileShell](../client/features/profile/shell/ProfileShell.tsx), and `x.loader.ts`, which spreads [loadProfile](../client/features/profile/loadProfile.ts) into its data; its parts are in a folder beside them;',
  '3. `client/i18n/messages/*/x.json`, named like the loader; messages of the whole area are in `profile.json`;',
  '4. for a form without JavaScript: `formAction` to its page with `?form=name`, a function under [server/edge/profile](../server/edge/profile/saveFakename.ts), its line in [profileForms.ts](../server/edge/forms/profileForms.ts) and in [plainActions.ts](../tests/support/wire/plainActions.ts), its messages in [isFormErrorId](../shared/auth/isFormErrorId.ts), and [OutcomeNote](../client/entities/form/OutcomeNote.tsx) over the form;',
  '',
  'Tests of its weight, axe, HTML, widths and reading without script find it in the route table.',
  '',
];

/** Each change was tried: these are the files it touched, without tests and without documents that a test writes. */
const CHANGES = [
  '## Changes and their files',
  '',
  'Tests beside the files and documents written by tests come on top.',
  '',
  '| Change | Files |',
  '|---|---|',
  "| a field of a form that the operator configures (signing in, signing up, restoring), of a type there is | the record in `forms-config`; for the sandbox [formsConfig.ts](../sandbox/content/data/formsConfig.ts). Names that the platform's method does not know are passed on unchanged. `promo_code`, `terms`, `notify` and `mark_betting` appear only when `auth-config` switches them on; for the sandbox [authConfig.ts](../sandbox/content/data/authConfig.ts) |",
  "| a page's cache time | a line `CACHE_PAGES_FRESH__GAMEHALL=5m` (or `_STALE__`, `_ERROR__`) in the environment or in `config/{APP_ENV}.env`, no file of code; the default of all pages: [config/env.ts](../config/env.ts) |",
  '| a redirect kind: how a rule finds addresses, besides exact paths and `*` | [redirectRule.ts](../shared/redirects/redirectRule.ts) (what a rule may say, and an example of its paths), [redirectIndex.ts](../shared/redirects/redirectIndex.ts) (how it matches and fills its target), [parseRedirectsFile.ts](../shared/redirects/parseRedirectsFile.ts) (what the operator reads about it) |',
  '| a status code of redirect rules | [redirectRule.ts](../shared/redirects/redirectRule.ts), [prazerConfig.content.ts](../shared/content/prazerConfig.content.ts) |',
  '| a redirect between two addresses of the site | [structuralRedirect.ts](../shared/redirects/structuralRedirect.ts); a rule of one site: `REDIRECTS_FILE` or `prazer-config`, no file |',
  '| an error type | [catalogue.ts](../shared/errors/catalogue.ts) (its status, whether it is fatal and may be retried; callers read it through `presentError`), [errorsOf.ts](../shared/api/errorsOf.ts) (which methods answer it), `errors.json` in both languages |',
  '| a page | [paths.ts](../shared/url/paths.ts), [routes.ts](../client/app/routes.ts), `XPage.tsx`, with data `x.loader.ts`; for texts of its own also `x.json` in both languages. A guest page that reads its query: its parameters in [cacheableUrl.ts](../server/cache/cacheableUrl.ts). The sitemap has every page with a fixed address; one that must not be in it: [config/robots.ts](../config/robots.ts) |',
  '| a method whose answer guests share | [config/caching.ts](../config/caching.ts) |',
  '| a rate limit | [rateLimits.ts](../config/rateLimits.ts), [config/env.ts](../config/env.ts), the stage that counts |',
  "| a method of the platform | its `shared/api/*/*.contract.ts` (a new contract file: [methods.ts](../shared/api/methods.ts) too); the sandbox's answer beside related methods in `sandbox/platform` |",
  "| a money command: an order of a player | its method with `money: true` in `shared/api/*/*.contract.ts`; its name in [orderKey.ts](../shared/keys/orderKey.ts), from where the compiler leads to [orderPlaces.ts](../client/entities/order/orderPlaces.ts), and a test to `order.noun.*` in `order.json` in both languages; `xOrder.ts` in `shared/orders`, how it is sent and found again ([Order.ts](../shared/orders/Order.ts)); `useOrder(xOrder)` at its button and `placeOrder(xOrder)` in its plain form under `server/edge`, with the form's name in [orderOfForm.ts](../shared/orders/orderOfForm.ts); a row of [orderTable.testing.ts](../shared/orders/orderTable.testing.ts), by which it is tested on both sides ([decision 033](decisions/033-one-order-for-every-money-command.md)) |",
  '| a payment action: what the player must do next | `depositAction` in [cashier.contract.ts](../shared/api/cashier/cashier.contract.ts); from there the compiler leads to [PaymentAction.tsx](../client/features/cashier/payment/PaymentAction.tsx), [PaymentView.tsx](../client/features/cashier/payment/PaymentView.tsx), [followPayment.ts](../client/features/cashier/press/followPayment.ts) and [orderDeposit.ts](../server/edge/cashier/orderDeposit.ts); texts in `payment.json` in both languages |',
  "| an error with a screen of its own | its kind in [FatalError.ts](../shared/errors/FatalError.ts), the type's entry in [catalogue.ts](../shared/errors/catalogue.ts), its screen in [FatalScreen.tsx](../client/app/failure/FatalScreen.tsx), which does not compile without it |",
  '| a language | [languages.ts](../shared/languages.ts), and a folder of messages in `client/i18n/messages` and `server/i18n/messages` each; a test adds one this way and opens eleven pages in it |',
  '| another brand | [brand.ts](../shared/brand.ts), see [Another brand](#another-brand) |',
  '| how a word is written in Uzbek Cyrillic | a borrowed word: [cyrillicWords.ts](../shared/script/cyrillicWords.ts); a brand: [staysLatin.ts](../shared/script/staysLatin.ts); the pair in [uzbekWords.txt](../shared/script/uzbekWords.txt) |',
  '| which texts of the platform are written in Uzbek Cyrillic | [proseOf.ts](../shared/api/proseOf.ts) |',
  '| a header of visitors that the platform gets | of calls from browsers: [upstreamHeaders.ts](../server/platform/upstreamHeaders.ts); of calls while a page renders: [platformTransport.ts](../server/platform/platformTransport.ts) (`VisitorFacts`, `headersOf`) and [createVisitorTransports.ts](../server/services/createVisitorTransports.ts); of visit beacons: [hitBeacon.ts](../server/edge/hitBeacon.ts) and [createForwardHit.ts](../server/services/createForwardHit.ts) |',
  '| why a page is not cached | [cacheability.ts](../server/cache/cacheability.ts), and the code that has the new fact: [createAskedPages.ts](../server/cache/createAskedPages.ts) or [renderedFacts.ts](../server/render/renderedFacts.ts) |',
  '',
];

const ANOTHER_BRAND = [
  '## Another brand',
  '',
  'A brand is one module, [brand.ts](../shared/brand.ts): its name, its mark and icon, every colour of both themes, fonts and corner radii. After a change, `npx vitest run --project unit client/ui/theme -u` writes [brand.css](../client/ui/theme/brand.css) and `public/favicon.svg` from it; without `-u` the test fails while they differ.',
  '',
  '| Part | Where its brand comes from |',
  '|---|---|',
  '| pages of React, the offline page | `brand.css`, imported by [tokens.css](../client/ui/theme/tokens.css), and `BRAND_NAME` |',
  "| problem pages, answers of forms without JavaScript, the trusted person's page | `contextOf(res).brand`, set once by [requestContext.ts](../server/http/requestContext.ts) |",
  '| the manifest | the fields of `web-settings`; an empty one has the value of the brand ([webManifest.ts](../server/edge/webManifest.ts)) |',
  '| icons | the fields of `web-settings`; without them `/favicon.svg`, which notifications show too |',
  '',
  'Two pictures are files, drawn by hand: `public/favicon.ico`, and `public/icons/skyline.svg`, which a brand may do without (`skyline: null`). A font besides Onest and Unbounded needs its files and a rule in [fonts.css](../client/ui/theme/fonts.css).',
  '',
  'The site sends no e-mails and no SMS: the platform does, with the brand that it knows; in the sandbox that is Yulduz. Titles of pages (`{brand}` in `settings-seo`), menus, the footer and banners are content of the operator.',
  '',
  'Tests prove it with a second brand, [anor.ts](../tests/brands/anor.ts): the contrasts of both brands (`tokens.test.ts`); every plain page, the answers of forms and the manifest, of which none has a name, picture or colour of the default brand (`plainPages.test.ts`, `secondBrand.test.ts`, `webManifest.test.ts`); all components (`uiLooks.test.ts`). No other code or style sheet has the name or a colour of the brand (`plainPages.test.ts`, `brandColours.test.ts`).',
  '',
];

/** docs/where-things-live.md. Run `vitest -u --project architecture` after a change of the route table. */
function routeMap(): string {
  const rows = routes.map(({ pattern, page, loader, layout, audience }) => {
    const loaderCell = loader ? `[${loader}.loader.ts](../client/features/${loader}.loader.ts)` : '';
    return `| \`${pattern}\` | [${page}.tsx](../client/features/${page}.tsx) | ${loaderCell} | ${layout} | ${audience} |`;
  });
  return [
    '# Where things live',
    '',
    'Every URL, from the route table ([client/app/routes.ts](../client/app/routes.ts)); each exists again under `/ru`. Written by a test.',
    '',
    '| URL | Page | Loader | Layout | For |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...CHANGES,
    ...ANOTHER_BRAND,
    ...PROFILE_PAGE,
  ].join('\n');
}

test.each(['README.md', 'docs/operations.md', 'docs/live.md'])(
  'the generated tables of %s match the code',
  async (file) => {
    await expect(await withSections(file)).toMatchFileSnapshot(`../../${file}`);
  },
);

test('docs/where-things-live.md lists the route table', async () => {
  await expect(routeMap()).toMatchFileSnapshot('../../docs/where-things-live.md');
});

test('docs/api.md lists every method of the contract with its input and output', async () => {
  await expect(apiReference()).toMatchFileSnapshot('../../docs/api.md');
});

test('every log event has a one-line meaning in its source', () => {
  expect(eventCatalogue().map(({ name }) => name)).toEqual(Object.values(logEvents));
});

test('the Dockerfile and docs/operations.md start the server with the flags of npm start', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    `CMD ${JSON.stringify(['node', ...serverFlags, 'dist/server/main.js']).replaceAll(',', ', ')}`,
  );
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`node ${serverFlags.join(' ')} dist/server/main.js`);
});

const promqlKeywords = new Set(
  'absent and count histogram_quantile increase max offset or rate sum topk unless up'.split(' '),
);

/** The metrics that an expression reads: its names without labels, windows, strings and PromQL keywords. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\bby ?\([^)]*\)|\boffset \w+/g, ' ');
  return (bare.match(/[a-z_][a-z0-9_]*/g) ?? []).filter((word) => !promqlKeywords.has(word));
}

test('dashboard and alerts read existing metrics, and every alert and incident has a runbook section', async () => {
  const known = new Set(
    (await metricCatalogue()).flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
  );
  const dashboard = readFileSync('ops/grafana/dashboard.json', 'utf8');
  const alerts = readFileSync('ops/prometheus/alerts.yml', 'utf8');
  const expressions = [
    ...(JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }).panels.flatMap(({ targets = [] }) =>
      targets.map(({ expr }) => expr),
    ),
    ...[...alerts.matchAll(/expr: (.+)/g)].map(([, expr]) => expr as string),
  ];
  expect(expressions.length).toBeGreaterThan(15);
  for (const expression of expressions) {
    const names = metricsIn(expression);
    expect(names.length + (expression.includes('up{') ? 1 : 0), expression).toBeGreaterThan(0);
    for (const name of names) expect(known.has(name), `${name} in ${expression}`).toBe(true);
  }
  const runbook = readFileSync('docs/operations.md', 'utf8');
  const anchors = new Set([...runbook.matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title as string)));
  const rules = alerts.split('- alert: ').slice(1);
  expect(rules.length).toBeGreaterThan(8);
  for (const rule of rules) {
    const [, anchor] = /runbook: docs\/operations\.md#(\S+)/.exec(rule) ?? [];
    expect(anchors.has(anchor as string), `${rule.split('\n')[0]} -> ${anchor}`).toBe(true);
  }
  const names = rules.map((rule) => rule.split('\n')[0]);
  for (const { what, section, alert } of Object.values<Incident>(incidents)) {
    expect(anchors.has(anchorOf(section)), `${what} -> ${section}`).toBe(true);
    if (alert) expect(names, what).toContain(alert);
  }
});

test('relative links in the README and the main documents lead to existing files', () => {
  const names = ['live', 'where-things-live', 'life-of-a-request', 'operations', 'tests'].map(
    (name) => `docs/${name}.md`,
  );
  for (const name of ['README.md', ...names]) {
    const folder = name.includes('/') ? 'docs/' : '';
    for (const [, target] of readFileSync(name, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(
        () => readFileSync(new URL(`../../${folder}${target}`, import.meta.url)),
        `${name} -> ${target}`,
      ).not.toThrow();
  }
});

test('a section of the changelog has at most a dozen lines', () => {
  const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^### /m).slice(1);
  expect(sections.length).toBeGreaterThan(10);
  const long = sections.filter((section) => (section.match(/^- /gm) ?? []).length > 12);
  expect(long.map((section) => section.split('\n')[0])).toEqual([]);
});

test('docs/README.md links every page of docs and every README of a folder', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
  const rooms = repositoryFiles(/^(?!docs\/).+\/README\.md$/).map(({ name }) => `../${name}`);
  expect(pages.length).toBeGreaterThan(15);
  expect(rooms.length).toBeGreaterThan(2);
  expect([...pages, ...rooms].filter((page) => !index.includes(`](${page})`))).toEqual([]);
});
