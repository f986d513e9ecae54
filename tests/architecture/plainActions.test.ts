import { expect, test } from 'vitest';
import { profileForms } from '#server/plain/forms/profileForms.ts';
import { methods } from '#shared/api/methods.ts';
import { ticketForm } from '#shared/forms/support/ticketForm.ts';
import { paths } from '#shared/url/paths.ts';
import { coreAreas, plainActions } from '#tests/support/wire/plainActions.ts';

/** Forms with a handler of their own in formPosts. */
const OTHER_FORMS = [
  ...[paths.signIn, paths.signOut, paths.signUp, paths.dataSaver, paths.supportTicket, paths.unsubscribe].map(
    ({ pattern }) => pattern as string,
  ),
  `${ticketForm.page.pattern}?form=${ticketForm.name}`,
];

const inOrder = (names: Iterable<string>) => [...new Set(names)].toSorted();

test('every POST method of the contract belongs to an action of plainActions', () => {
  const ordering = methods.filter(({ verb }) => verb === 'POST').map(({ name }) => name);
  expect(inOrder(plainActions.flatMap((action) => action.methods))).toEqual(inOrder(ordering));
});

test('plainActions lists the forms that the server accepts, and no other', () => {
  const taken = Object.entries(profileForms).flatMap(([page, forms]) =>
    Object.keys(forms).map((name) => `${page}?form=${name}`),
  );
  expect(inOrder(plainActions.flatMap(({ forms }) => forms))).toEqual(inOrder([...taken, ...OTHER_FORMS]));
});

test('every action of account, money, bonuses, limits and support has a form without JavaScript', () => {
  expect(plainActions.filter(({ area, forms }) => coreAreas.includes(area) && forms.length === 0)).toEqual([]);
});

test('docs/generated/without-script.md lists plainActions', async () => {
  const line = ({ area, what, forms, instead }: (typeof plainActions)[number]) =>
    `| ${area} | ${what} | ${forms.length > 0 ? 'yes' : `no; ${instead}`} | ${forms.map((form) => `\`${form}\``).join(', ')} |`;
  const page = [
    '# Without JavaScript',
    '',
    'Every action of a player, and whether it works in a browser that runs no scripts. Reading, searching and filtering are links and',
    'forms everywhere. Written by a test from [plainActions.ts](../../tests/support/wire/plainActions.ts); `tests/journeys/pages/plainCore.test.ts` sends the forms.',
    '',
    '| Area | Action | Works | Form |',
    '| --- | --- | --- | --- |',
    ...plainActions.map(line),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/generated/without-script.md');
});
