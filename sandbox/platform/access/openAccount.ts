import { randomInt } from 'node:crypto';
import type { World } from '#sandbox/createWorld.ts';
import { fromUzs } from '#sandbox/world/money/currency.ts';
import type { Account, NewContact } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { grantWelcome, WELCOME_MAIN } from '#sandbox/world/rewards/grantWelcome.ts';
import { fakenameRule } from '#shared/rules/fields/fakenameRule.ts';
import { isKeptOut } from './isKeptOut.ts';

export interface Newcomer {
  login: string;
  /** '' for social and Telegram accounts, which have no password. */
  passwordHash: string;
  locale: SandboxLanguage;
  currency: string;
  /** Used if it is valid and free. */
  fakename?: string | undefined;
  countryCode?: string | undefined;
  isSubscribed?: boolean | undefined;
  contacts: NewContact[];
  /** False: required registration fields are still missing. */
  isComplete?: boolean;
  profile?: Record<string, unknown>;
  /** The random id of the browser. */
  deviceId?: string | undefined;
}

/** Writes a new account with the welcome gifts. The caller has checked that login and contacts are free. */
export function openAccount(world: World, newcomer: Newcomer): Account {
  const { players, ledger, money } = world;
  const { accounts } = players;
  const { fakename, isComplete = true, profile, deviceId, ...given } = newcomer;
  const wanted = fakenameRule().safeParse(fakename).data;
  const { uid } = accounts.create({
    ...given,
    // Not with the brand's name, which no player may choose.
    fakename: wanted && !accounts.isNameTaken(wanted, 0) ? wanted : `Oyinchi${randomInt(1000, 1_000_000)}`,
    countryCode: given.countryCode ?? 'UZ',
    isSubscribed: given.isSubscribed ?? false,
  });
  accounts.update(uid, {
    is_registration_completed: isComplete ? 1 : 0,
    ...(profile ? { profile: JSON.stringify(profile) } : {}),
  });
  // A family may share a device: the account is opened as any other, and only its bonuses wait for the identity check.
  if (players.devices.accountsOn(deviceId).some((other) => isKeptOut(world, other)))
    accounts.update(uid, { bonus_hold: 1 });
  grantWelcome(ledger, uid, fromUzs(WELCOME_MAIN, given.currency));
  money.campaigns.welcome(uid);
  return accounts.byUid(uid) as Account;
}
