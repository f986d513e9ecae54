import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { metaDataTool } from '#sandbox/content/data/metaDataTool.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const LANGUAGES = ['uz', 'ru'] as const;
type Texts = Record<string, string>;
const messages = Object.fromEntries(
  LANGUAGES.map((language) => {
    const folder = `client/i18n/messages/${language}`;
    const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Texts);
    return [language, Object.assign({}, ...files) as Texts];
  }),
) as Record<(typeof LANGUAGES)[number], Texts>;
const allIds = Object.keys(messages.uz);

/** The message ids of an expression; `bonuses.act.${act}` stands for all ids that begin so. */
function idsOf(expression: string): string[] {
  const named = [...expression.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, id = '']) => id);
  const patterns = [...expression.matchAll(/`([a-z][\w.]*\.)\$\{\w+\}([\w.]*)`/g)].map(
    ([, start = '', end = '']) => new RegExp(`^${start}\\w+${end}$`),
  );
  const begun = allIds.filter((id) => patterns.some((pattern) => pattern.test(id)));
  return [...named, ...begun];
}

/** Attributes and variables that name what leaves a dialog, and buttons that only close it. */
const LEAVE = [
  /\b(?:stayText|closeLabel)=\{([^\n]*)\}/g,
  /\bconst (?:stay|later) = (text\([^\n]*)/g,
  /onClick=\{(?:\(\) => )?(?:onClose|close|onStay)(?:\(\))?\}>\s*\{([^\n]*)\}/g,
];
/** Buttons in red, and the confirming button of a dialog that says `destructive`. */
const BURN = [
  /<Button\b[^<]*?\bdanger\b[^<]*?>\s*\{([^\n]*text\([^\n]*)/g,
  /<ConfirmDialog(?=(?:(?!<\/ConfirmDialog>)[\s\S])*?\bdestructive\b)(?:(?!<\/ConfirmDialog>)[\s\S])*?confirmText=\{([^\n]*)\}/g,
];
const files = sourceFiles('client').filter(
  ({ name }) => !name.includes('/ui-gallery/') && !name.startsWith('client/ui/'),
);
const found = (patterns: RegExp[]) => [
  ...new Set(
    files.flatMap(({ text }) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, expression = '']) => idsOf(expression))),
    ),
  ),
];
const leaving = found(LEAVE);
const burning = found(BURN);

test('the search finds the buttons that leave a dialog and those that take something away', () => {
  expect(leaving).toEqual(
    expect.arrayContaining(['loyalty.cancel', 'tournaments.cancel', 'bonuses.stay', 'withdraw.burnStay', 'auth.close']),
  );
  expect(burning).toEqual(
    expect.arrayContaining(['bonuses.act.remove', 'withdraw.burnGo', 'cashback.refuse', 'limits.pauseYes']),
  );
});

test.each(LANGUAGES)(
  'in %s no button that takes something away is called like one that leaves a dialog',
  (language) => {
    const { dialogs } = metaDataTool;
    const labels = [
      ...leaving.map((id) => messages[language][id] ?? id),
      ...Object.values(dialogs).flatMap(({ cancel }) => (typeof cancel === 'string' ? [] : [cancel[language]])),
    ];
    const taken = [...burning.map((id) => messages[language][id] ?? id), dialogs.burnBonuses.confirm[language]];
    const plain = new Set(labels.map((label) => label.toLowerCase()));
    expect(taken.filter((label) => plain.has(label.toLowerCase()))).toEqual([]);
  },
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
  const asking = files.filter(({ text }) => /<Dialog\b[^<]*?\bkind="confirm"/.test(text)).map(({ name }) => name);
  expect(asking.toSorted()).toEqual(Object.keys(ASKING_ELSE).toSorted());
  const confirm = readFileSync('client/ui/layout/ConfirmDialog.tsx', 'utf8');
  const buttons = [...confirm.matchAll(/<Button\b[^<]*?onClick=\{(\w+)\}/g)].map(([, press]) => press);
  expect(buttons).toEqual(['onStay', 'onConfirm']);
  expect(confirm).toMatch(/<Button data-autofocus=""[^<]*onClick=\{onStay\}/);
});

test('a red filled button outside of ConfirmDialog comes after a button or link that changes nothing', () => {
  const odd = files.flatMap(({ name, text }) =>
    [...text.matchAll(/kind="danger-fill"/g)].flatMap(({ index }) => {
      const before = text.slice(0, index).split('return (').at(-1) ?? '';
      return /<(?:ButtonLink|Button) kind="primary"/.test(before) ? [] : [name];
    }),
  );
  expect(odd).toEqual([]);
});
