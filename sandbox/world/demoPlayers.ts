import type { Locale } from '../../shared/locales.ts';
import { WELCOME_MAIN } from './grantWelcome.ts';

/** One password for all of them: they are for show. */
export const DEMO_PASSWORD = 'Yulduz-2026';
/** The two-factor player's fixed secret, so that any authenticator can hold it. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export interface DemoPlayer {
  login: string;
  fakename: string;
  locale: Locale;
  /** What is worth seeing about this player. */
  about: string;
  /** Minor units of the first gift. */
  main: number;
  phone?: string;
  isTwoFactor?: boolean;
  banType?: string;
  /** Rounds played and games liked before the first start. */
  hasPast?: boolean;
  daysOld: number;
}

export const demoPlayers: readonly DemoPlayer[] = [
  {
    login: 'demo@yulduz.test',
    phone: '998901234567',
    fakename: 'Samarqand77',
    locale: 'uz',
    about: 'oddiy oʻyinchi: tarixi va sevimlilari bor · an ordinary player with history and favourites',
    main: 250_000_00,
    hasPast: true,
    daysOld: 40,
  },
  {
    login: 'ru@yulduz.test',
    phone: '998931234567',
    fakename: 'Chorsu21',
    locale: 'ru',
    about: 'говорит по-русски · speaks Russian',
    main: 250_000_00,
    hasPast: true,
    daysOld: 25,
  },
  {
    login: 'twofactor@yulduz.test',
    fakename: 'Registon5',
    locale: 'uz',
    about: 'ikki bosqichli kirish · signs in with a second factor',
    main: WELCOME_MAIN,
    isTwoFactor: true,
    daysOld: 90,
  },
  {
    login: 'rich@yulduz.test',
    fakename: 'Humo1',
    locale: 'uz',
    about: 'boy oʻyinchi · a rich one',
    main: 250_000_000_00,
    daysOld: 300,
  },
  {
    login: 'zero@yulduz.test',
    fakename: 'Qumtepa0',
    locale: 'uz',
    about: 'hisobi boʻsh · has no money left',
    main: 0,
    daysOld: 12,
  },
  {
    login: 'banned@yulduz.test',
    fakename: 'Yopiq13',
    locale: 'uz',
    about: 'bloklangan (multi_account) · banned',
    main: WELCOME_MAIN,
    banType: 'multi_account',
    daysOld: 60,
  },
];
