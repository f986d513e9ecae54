import { expect, test } from 'vitest';
import { repositoryFiles } from '#tests/support/repositoryFiles.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const files = sourceFiles('client').filter(
  ({ name }) => name.endsWith('.tsx') && !name.includes('.test.') && !name.includes('/ui-gallery/'),
);
const styles = repositoryFiles(/\.module\.css$/).filter(
  ({ name }) => name.startsWith('client/') && !name.includes('/ui-gallery/'),
);
const found = (pattern: RegExp) =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .toSorted();

test('a page has its heading from PageHead or PageHero, unless it has none of their parts', () => {
  expect(found(/<h1\b/)).toEqual([
    // Pages that fail, and the bare pages around them.
    'client/app/failure/PlainRootError.tsx',
    'client/app/router/PageTree.tsx',
    // A form alone on its page.
    'client/features/auth/screen/AuthPage.tsx',
    // The bar above a game.
    'client/features/game/GameBar.tsx',
    // In the panel of its sum.
    'client/features/jackpots/JackpotPage.tsx',
    // Read aloud only.
    'client/features/lobby/HomePage.tsx',
    // The card of the player heads the profile.
    'client/features/profile/shell/IdentityCard.tsx',
    'client/ui/layout/PageHead.tsx',
    'client/ui/layout/PageHero.tsx',
  ]);
});

test('beside the button of an act that cannot be undone, the safe choice comes first', () => {
  const acts = files.flatMap(({ name, text }) => {
    const [before, ...after] = text.split('kind="danger-fill"');
    return after.length === 0
      ? []
      : [{ name, row: before?.slice(before.lastIndexOf('<div className={styles.')) ?? '' }];
  });
  expect(acts.length).toBeGreaterThan(1);
  // The button itself is the last that begins in the row.
  const isFirst = ({ row }: { row: string }) => (row.match(/<Button(?:Link)?\b/g)?.length ?? 0) < 2;
  expect(acts.filter(isFirst).map(({ name }) => name)).toEqual([]);
});

test('names with values are a FactList', () => {
  expect(found(/<d[ltd]\b/)).toEqual([
    // Two cards of the first files of home, where a date replaces the countdown without JavaScript.
    'client/entities/tournament/TournamentTile.tsx',
    'client/features/lobby/HeroRace.tsx',
    'client/ui/layout/FactList.tsx',
  ]);
});

test('sums in a list, and lines that open, are Rows', () => {
  const sums = new Set(found(/<(?:Money|HideableMoney)\b|winText\(|formatPoints\(|\bsigned\b/));
  expect(found(/<li\b/).filter((name) => sums.has(name))).toEqual([
    // Sentences about what was missed.
    'client/entities/absence/AbsenceFacts.tsx',
    // Stars with the points from which a level is reached.
    'client/entities/club/LevelPath.tsx',
    // Bars between two balances.
    'client/features/cashier/explain/WaterfallList.tsx',
    // The steps of one payment, below its sum.
    'client/features/cashier/payment/PaymentCard.tsx',
  ]);
  expect(found(/'chevron-up' : 'chevron-down'/)).toEqual([
    'client/ui/forms/controls/ComboboxList.tsx',
    'client/ui/layout/rows/Row.tsx',
  ]);
});

test('sentences in a list have star bullets; only articles of the operator have discs', () => {
  const odd = styles.filter(({ text }) => /list-style: (?:disc|circle|square)|content: "[•–—*]/.test(text));
  expect(odd.map(({ name }) => name)).toEqual(['client/features/content-page/BlockView.module.css']);
});

test('facts are joined with a dot that no line begins with', () => {
  const odd = sourceFiles('client', 'shared').filter(
    ({ name, text }) =>
      !name.includes('.test.') && /[^\n]* · (?!\d)/.test(text.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')),
  );
  expect(odd.map(({ name }) => name)).toEqual([
    // Sent to the support as text.
    'client/features/profile/bets/ReportLink.tsx',
  ]);
});

test('what is only read aloud is VisuallyHidden; other styles hide what is seen at another width or in another state', () => {
  const hiding = styles.filter(({ text }) => text.includes('clip-path: inset(50%)')).map(({ name }) => name);
  expect(hiding.toSorted()).toEqual([
    'client/app/shell/AgeNote.module.css',
    'client/app/shell/Footer.module.css',
    'client/app/shell/menu/SideRail.module.css',
    // A native control below its label.
    'client/entities/talk/files/FilePicker.module.css',
    'client/features/content-page/BlockView.module.css',
    'client/features/game-hall/filters/HallFilter.module.css',
    'client/features/profile/verification/Verification.module.css',
    'client/ui/layout/VisuallyHidden.module.css',
  ]);
});

test('figures are of one width in columns, in counters and where they are typed; elsewhere the 1 would stand in a hole', () => {
  const aligned = styles.filter(({ text }) => text.includes('tabular-nums')).map(({ name }) => name);
  expect(aligned.toSorted()).toEqual([
    'client/entities/jackpot/JackpotPanel.module.css',
    'client/entities/jackpot/JackpotPots.module.css',
    'client/features/cashier/payment/CopyLine.module.css',
    'client/features/cashier/statement/Statement.module.css',
    'client/features/game/GameBar.module.css',
    'client/features/game/session/GameHud.module.css',
    'client/features/game/session/SessionSheet.module.css',
    'client/features/lobby/HeroCards.module.css',
    'client/features/profile/loyalty/Loyalty.module.css',
    'client/features/session/Session.module.css',
    'client/features/tournaments/board/Leaderboard.module.css',
    'client/features/winners/PeriodLeaders.module.css',
    'client/ui/feedback/Countdown.module.css',
    'client/ui/forms/controls/Amount.module.css',
    'client/ui/forms/controls/CodeInput.module.css',
    'client/ui/forms/controls/PhoneInput.module.css',
    'client/ui/forms/controls/choice/Choice.module.css',
    'client/ui/layout/rows/Rows.module.css',
  ]);
});

test('a page or list without content is an EmptyState, a part of one an EmptyNote', () => {
  expect(found(/<p\b[^>]*>\s*\{text\('[\w.]*(?:[eE]mpty|[nN]one)(?:Text)?'/)).toEqual([
    // The state of a limit: none.
    'client/features/profile/limits/LimitState.tsx',
    'client/features/profile/limits/PlayLimitParts.tsx',
  ]);
});

test('the way back is in PageHead; only the bar of a game has a path of its own', () => {
  expect(found(/<Breadcrumbs\b/)).toEqual(['client/features/game/Crumbs.tsx']);
  expect(found(/icon="(?:chevron-left|arrow-left)"/).filter((name) => /Shell\.tsx$|Page\.tsx$/.test(name))).toEqual([]);
});

test('what is selected is filled as a place, or outlined and soft as a choice', () => {
  const seen: string[] = [];
  const odd = styles.flatMap(({ name, text }) =>
    [
      ...text.matchAll(
        /(?:\[aria-(?:current|pressed="true"|selected="true")[^\]]*\]|:has\(:checked\)),?\s*(?:[^{}]*)\{([^{}]*)/g,
      ),
    ].flatMap(([, rules = '']) => {
      const [, background] = /background: ([^;]+);/.exec(rules) ?? [];
      if (!background || /^(?:none|Highlight|currentColor)$/.test(background)) return [];
      seen.push(name);
      const isPlace = /^var\(--(?:selected|overlay|hover|primary-text)\)$/.test(background);
      const isChoice = background === 'var(--secondary-soft)' && rules.includes('border-color: var(--secondary)');
      return isPlace || isChoice ? [] : [`${name}: ${background}`];
    }),
  );
  expect(odd).toEqual([]);
  expect(new Set(seen).size).toBeGreaterThan(7);
});

test('messages that come by themselves wait for each other', () => {
  const cards = found(/<(?:HintCard|EdgeCard|ToastView)\b/).filter((name) => !name.startsWith('client/ui/'));
  expect(cards).toEqual([
    'client/app/ToastArea.tsx',
    'client/app/install/InstallCard.tsx',
    'client/features/hints/HintCard.tsx',
    'client/features/hints/PasskeyHint.tsx',
    'client/features/hints/PlayerHints.tsx',
    'client/features/hints/SignHint.tsx',
    'client/features/notices/NoticeArea.tsx',
  ]);
  // InstallHint shows the card of the offer, PlayerHints that of the passkey.
  for (const name of [
    'app/install/InstallHint',
    'features/hints/PlayerHints',
    'features/hints/SignHint',
    'features/notices/NoticeArea',
  ])
    expect(files.find((file) => file.name === `client/${name}.tsx`)?.text, name).toContain('useIsEdgeFree()');
});

test('a date is typed into DateInput, and a sheet of a phone is a Dialog or a Disclosure', () => {
  expect(found(/type="date"/)).toEqual(['client/ui/forms/controls/DateInput.tsx']);
  expect(found(/<details\b[^>]*className=\{styles\.(?:menu|popover|panel)/)).toEqual([]);
  expect(found(/\bpopover="/)).toEqual(['client/app/ToastArea.tsx']);
});

// What Trusted Types would watch at run time (docs/decisions/057).
test('markup, scripts and workers are made from text in named places only', () => {
  const scripts = sourceFiles('client').filter(({ name }) => !name.includes('.test.'));
  const sinks =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|parseFromString|\bsrcDoc\b|new (?:Shared)?Worker\(|serviceWorker\s*\.register|document\.write\b|createElement\('script'\)|\beval\(|new Function\(|setHTMLUnsafe/;
  expect(
    scripts
      .filter(({ text }) => sinks.test(text))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    // On the server only: the theme before the first paint, and styles in development.
    'client/app/Document.tsx',
    'client/app/background/startBackground.ts',
    'client/app/failure/RootError.tsx',
    // Scripts of the operator's vendors.
    'client/app/tracking/createTagManager.ts',
    'client/entities/bonus/useForecast.ts',
    'client/features/verify/useFileCheck.ts',
    'client/lib/late/loadScript.ts',
    // Structured data, which is JSON with `<` escaped.
    'client/seo/Seo.tsx',
    // A name of the sprite, encoded as an address.
    'client/ui/media/Icon.tsx',
    'client/ui/media/TextIcon.tsx',
  ]);
});
