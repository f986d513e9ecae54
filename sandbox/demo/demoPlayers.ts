import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { VerificationVerdict } from '#sandbox/world/players/verification.ts';
import { WELCOME_MAIN } from '#sandbox/world/rewards/grantWelcome.ts';
import type { PausePeriod } from '#shared/profile/isPausePeriod.ts';
import type { MoneyPast } from './seedMoney.ts';

/** One password for all demo players: they are for demonstration. */
export const DEMO_PASSWORD = 'Yulduz-2026';
/** The fixed secret of the two-factor player, so that it can be added to any authenticator. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export interface DemoPlayer {
  login: string;
  fakename: string;
  locale: SandboxLanguage;
  /** What this player demonstrates. */
  about: string;
  /** Initial balance, minor units. */
  main: number;
  phone?: string;
  isTwoFactor?: boolean;
  banType?: string;
  /** Has rounds played and games liked before the first start. */
  hasPast?: boolean;
  /** The cashier history before the first start. */
  moneyPast?: MoneyPast;
  daysOld: number;
  /** Points of the club earned before the sandbox's time. */
  points?: number;
  /** The result of verification. */
  verification?: VerificationVerdict | 'pending';
  /** The e-mail is not confirmed yet. */
  isUnconfirmed?: boolean;
  /** Linked social accounts: the service's name and the subject there. */
  socials?: Readonly<Record<string, string>>;
  /** The period of self-exclusion. */
  pause?: PausePeriod;
  /** The account's currency; the default one if missing. */
  currency?: string;
  /** The cashier is blocked until the identity is verified. */
  isKycBlocked?: boolean;
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
    moneyPast: 'used',
    socials: { google: 'demo' },
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
    moneyPast: 'rich',
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
  {
    login: 'new@yulduz.test',
    fakename: 'Yangi26',
    locale: 'uz',
    about: 'bugun kelgan, emaili tasdiqlanmagan · new today, the e-mail is not confirmed',
    main: WELCOME_MAIN,
    isUnconfirmed: true,
    daysOld: 0,
  },
  {
    login: 'rejected@yulduz.test',
    fakename: 'Navbahor8',
    locale: 'ru',
    about: 'документы отклонены, можно отправить снова · verification rejected, may try again',
    main: 250_000_00,
    verification: 'retry',
    daysOld: 15,
  },
  {
    login: 'star@yulduz.test',
    fakename: 'Ulugbek9',
    locale: 'uz',
    about: 'klubda yuqori daraja, shaxsi tasdiqlangan · high level in the club, verified',
    main: 250_000_00,
    points: 42_000,
    verification: 'approved',
    daysOld: 400,
  },
  {
    login: 'wager@yulduz.test',
    fakename: 'Karvon6',
    locale: 'uz',
    about: 'bonusni aylantirmoqda, bepul aylanishlari bor · in the middle of wagering a bonus, with free spins',
    main: 1_000_000_00,
    moneyPast: 'wagering',
    daysOld: 10,
  },
  {
    login: 'cashback@yulduz.test',
    fakename: 'Zarafshon4',
    locale: 'ru',
    about: 'кешбэк ждёт получения · a cashback waits to be collected',
    main: WELCOME_MAIN,
    moneyPast: 'cashback',
    daysOld: 30,
  },
  {
    login: 'limit@yulduz.test',
    fakename: 'Chegara3',
    locale: 'uz',
    about: 'kunlik limitiga 50 000 soʻm qolgan · 50 000 from the daily deposit limit',
    main: WELCOME_MAIN,
    moneyPast: 'nearLimit',
    daysOld: 20,
  },
  {
    login: 'unconfirmed@yulduz.test',
    fakename: 'Tasdiqsiz2',
    locale: 'uz',
    about: 'emaili ikki kundan beri tasdiqlanmagan · the e-mail has not been confirmed for two days',
    main: WELCOME_MAIN,
    isUnconfirmed: true,
    daysOld: 2,
  },
  {
    login: 'excluded@yulduz.test',
    fakename: 'Tanaffus7',
    locale: 'uz',
    about: 'olti oyga oʻzini cheklagan, kira olmaydi · excluded themselves for six months, cannot sign in',
    main: WELCOME_MAIN,
    pause: '6m',
    daysOld: 50,
  },
  {
    login: 'kyc@yulduz.test',
    fakename: 'Hujjat11',
    locale: 'ru',
    about: 'касса закрыта до подтверждения личности · the cashier is closed until the identity is checked',
    main: 250_000_00,
    isKycBlocked: true,
    daysOld: 8,
  },
  {
    login: 'usd@yulduz.test',
    fakename: 'Dollar3',
    locale: 'ru',
    about: 'счёт в долларах · an account in US dollars',
    main: 100_00,
    currency: 'USD',
    daysOld: 6,
  },
];
