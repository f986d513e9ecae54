import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { named } from './nameRouteFiles.ts';

const line = (...files: string[]) =>
  `page(paths.x, everyone, 'default', ${files.map((file) => `() => import('#client/features/${file}')`).join(', ')}),`;

test.each([
  [['cashier/DepositPage.tsx', 'cashier/deposit.loader.ts'], "'cashier/DepositPage'"],
  [['cashier/DepositPage.tsx', 'cashier/money.loader.ts'], "'cashier/DepositPage', 'cashier/money'"],
  [['icons/IconsPage.tsx'], "'icons/IconsPage', null"],
])('named, for a route line that imports %s, writes %s', (files, names) => {
  expect(named(line(...files))).toBe(`page(paths.x, everyone, 'default', ${names}),`);
});

test('named leaves no import in the route table', () => {
  const code = named(readFileSync('client/app/routes.ts', 'utf8'));
  expect(code).not.toContain('import(');
  expect(code).toContain("page(paths.tournaments, everyone, 'default', 'tournaments/TournamentsPage'),");
});

test('named, for an import of another form, throws with the name of the table', () => {
  expect(() => named("page(paths.x, everyone, 'default', load(import('./X.tsx'))),")).toThrow('client/app/routes.ts');
});
