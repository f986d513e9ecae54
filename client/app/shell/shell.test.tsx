import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FatalScreen } from '#client/app/failure/FatalScreen.tsx';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import { ReactAppContext } from '#client/context/useApp.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import type { AccountInfo } from '#shared/api/account/account.contract.ts';
import type { GeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { collections, parseCollection } from '#shared/content/collections.ts';
import { Shell } from './Shell.tsx';

const link = (title: string, url: string, more: object = {}) => ({ title, url, ...more });
const common = parseCollection('common', {
  menus: {
    side: [link('Главная', '/'), { title: 'Группа', children: [link('Слоты', '/gamehall?category=slots')] }],
    mobile: [link('Лобби', '/'), link('Меню', '', { action: 'menu' })],
    profile: [link('Правила', '/rules', { visibility: 'player' }), link('Уйти', '', { action: 'signOut' })],
  },
  footer: { responsibleLinks: [link('Ответственная игра', '/responsible-gaming')] },
  social: [link('x', 'javascript:alert(1)', { name: 'Плохой' })],
});
const root = { ...common, license: collections['prazer-config'].defaults.license };
const money = (amount: number) => ({ amount, currency: 'UZS' });
const player = {
  uid: 7,
  login: '+998901234567',
  fakename: 'Зухра',
  balance_main: money(1_250_000),
  balance_bonus: money(5),
  balance_betting_bonus: money(0),
  balance_fun: money(99_999),
} as AccountInfo;
const intl = createTexts('ru', await loadMessages('ru'));

function html(element: React.ReactNode, account?: AccountInfo): string {
  const stores = createStores();
  stores.general.set({ default_currency: 'UZS' } as GeneralInfo);
  if (account) {
    stores.session.signedIn(account);
    stores.balances.set(account);
  }
  return renderToString(
    <StoresContext value={stores}>
      <ReactAppContext value={{ locale: 'ru', intl, stores } as unknown as AppContext}>
        {pageAt('/ru', element, { root })}
      </ReactAppContext>
    </StoresContext>,
  );
}

describe('Shell', () => {
  const page = <Shell>Страница</Shell>;

  test('Shell, for a guest, links to the sign-in and sign-up pages and has no sign-out', () => {
    const shown = html(page);
    expect(shown).toContain('href="/ru/forms/sign_in"');
    expect(shown).toContain('href="/ru/forms/sign_up"');
    expect(shown).toContain('action="/ru/gamehall"');
    expect(shown).not.toContain('Выйти');
  });

  test.each([
    ['the site’s currency is not marked', 'UZS', false],
    ['another currency is marked, by which tiles leave out limits in the site’s', 'USD', true],
  ])('Shell, for a player of %s', (_case, currency, isMarked) => {
    const shown = html(page, { ...player, balance_main: { amount: 1, currency } });
    expect(shown.includes(`data-currency="${currency}"`)).toBe(isMarked);
  });

  test('Shell, for a player, shows the name, the main balance, no demo money and one sign-out', () => {
    const shown = html(page, player);
    expect(shown).toContain('Зухра');
    expect(shown).toContain('1\u00A0250\u00A0000');
    expect(shown).not.toContain('99\u00A0999');
    expect(shown.match(/Выйти|Уйти/g)).toEqual(['Выйти']);
    expect(shown).not.toContain('sign_in');
  });

  test('Shell links stay in the page’s language, mark the current page and never link javascript:', () => {
    const shown = html(page);
    const links = [...shown.matchAll(/href="(\/[^"]*)"/g)].map(([, url]) => url as string);
    const drawn = links.filter((url) => !url.startsWith('/icons/'));
    // The Uzbek addresses are the language switch itself, in the header and in the footer.
    expect(new Set(drawn.filter((url) => !/^\/ru(\/|$)/.test(url)))).toEqual(new Set(['/', '/?script=Cyrl']));
    expect(shown).toMatch(/aria-current="page"[^>]*href="\/ru"|href="\/ru"[^>]*aria-current="page"/);
    expect(shown).not.toContain('javascript:');
    expect(shown).not.toContain(' style=');
  });

  test('Shell, for a game, has no bottom bar', () => {
    expect(html(page)).toContain('Нижнее меню');
    expect(html(<Shell game>Игра</Shell>)).not.toContain('Нижнее меню');
  });
});

describe('FatalScreen', () => {
  test.each([
    [{ kind: 'maintenance' as const }, 'Ведутся технические работы'],
    [{ kind: 'forbidden' as const }, 'Доступ закрыт'],
    [{ kind: 'blocked' as const, banType: 'self_exclusion' }, 'Вход закрыт по вашей просьбе'],
    [{ kind: 'blocked' as const, banType: 'deleted' }, 'Аккаунт закрыт'],
    [{ kind: 'blocked' as const, banType: 'of a new kind' }, 'Аккаунт заблокирован'],
  ])('FatalScreen, for %j, has the title %s', (fatal, title) => {
    const shown = html(<FatalScreen fatal={fatal} />);
    expect(shown).toContain(`<h1>${title}</h1>`);
    expect(shown).toContain('noindex');
    expect(shown.includes('Написать в поддержку')).toBe(fatal.kind === 'blocked');
  });

  test('FatalScreen, for a pause, shows its end or that it has none; a ban shows no date', () => {
    const pause = { kind: 'blocked' as const, banType: 'self_exclusion', pause: 'time_out' };
    const until = Date.UTC(2026, 11, 31, 19, 30) / 1000;
    expect(html(<FatalScreen fatal={{ ...pause, until }} />)).toContain('01.01.2027 в 0:30');
    expect(html(<FatalScreen fatal={{ ...pause, until: null }} />)).toContain('Ограничение бессрочное');
    expect(html(<FatalScreen fatal={{ kind: 'blocked', banType: 'fraud' }} />)).not.toContain('Ташкент');
  });
});
