import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const files = sourceFiles('client').filter(
  ({ name }) => name.endsWith('.tsx') && !name.includes('.test.') && !name.includes('/ui-gallery/'),
);

/** Dialogs of kind `confirm` that confirm nothing: what each asks or tells. */
const ASKING_ELSE = {
  'client/features/age-gate/AgeGate.tsx': 'the age, before anything is shown',
  'client/features/cashier/withdraw/refusal/IdentityDialog.tsx': 'tells what is missing, and leads there',
  'client/features/game/DemoModeDialog.tsx': 'offers to play without money',
  'client/features/loyalty/shop/PurchaseDialog.tsx': 'tells that points are missing',
  'client/features/offers/PromoActivatedDialog.tsx': 'tells what was activated',
  'client/features/session/InactivityWarning.tsx': 'whether the player is there',
  'client/features/session/RealityCheckDialog.tsx': 'tells time and result of the session',
} as const;

test('what a player confirms is asked by ConfirmDialog, whose first button changes nothing', () => {
  const asking = files
    .filter(({ name, text }) => !name.startsWith('client/ui/') && /<Dialog\b[^<]*?\bkind="confirm"/.test(text))
    .map(({ name }) => name);
  expect(asking.toSorted()).toEqual(Object.keys(ASKING_ELSE).toSorted());
  const confirm = files.find(({ name }) => name === 'client/ui/layout/ConfirmDialog.tsx')?.text ?? '';
  const buttons = [...confirm.matchAll(/<Button\b[^<]*?onClick=\{(\w+)\}/g)].map(([, press]) => press);
  expect(buttons).toEqual(['onStay', 'onConfirm']);
  expect(confirm).toMatch(/<Button data-autofocus=""[^<]*onClick=\{onStay\}/);
});

test('a red filled button outside of ConfirmDialog comes after a button or link that changes nothing', () => {
  const found = files
    .filter(({ name }) => !name.startsWith('client/ui/'))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/kind="danger-fill"/g)].flatMap(({ index }) => {
        const before = text.slice(0, index).split('return (').at(-1) ?? '';
        return /<(?:ButtonLink|Button) kind="primary"/.test(before) ? [] : [name];
      }),
    );
  expect(found).toEqual([]);
});
