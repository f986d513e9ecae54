import type { World } from '#sandbox/createWorld.ts';
import { moneyRules } from '#sandbox/world/money/moneyRules.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { type MoneyTextId, moneyText } from './moneyTexts.ts';

const PROFILE_FIELDS = ['first_name', 'last_name', 'birth_date'];

interface Need {
  type: 'contact' | 'deposit' | 'profile' | 'kyc';
  done: boolean;
  text: MoneyTextId;
  error: ErrorType;
}

/** Requirements of a withdrawal of `value` minor units, in the order they are asked for. */
export function withdrawalNeeds(world: World, player: Account, value: number): Need[] {
  const { payments } = world.money;
  const profile = JSON.parse(player.profile) as Record<string, unknown>;
  const contacts = world.players.accounts.contactsOf(player.uid);
  // If the operator blocks the cashier until verification (refuseKycBlock), every sum requires it.
  const isBlocked = player.is_kyc_blocked === 1;
  const isFree = !isBlocked && payments.withdrawn(player.uid, false) + value <= moneyRules.verifiedAbove;
  return [
    {
      type: 'contact',
      done: contacts.some((contact) => contact.is_confirmed === 1),
      text: 'needContact',
      error: 'UserNeedConfirmContactException',
    },
    {
      type: 'deposit',
      done: payments.hasDeposits(player.uid),
      text: 'needDeposit',
      error: 'UserNeedDepositException',
    },
    {
      type: 'profile',
      done: PROFILE_FIELDS.every((field) => Boolean(profile[field])),
      text: 'needProfile',
      error: 'UserNeedProfileDataException',
    },
    {
      type: 'kyc',
      // A minor's papers have been seen: the money that is left needs no others.
      done: player.is_verified === 1 || isFree || player.closed_for === 'age',
      text: isBlocked ? 'identityFirst' : 'needKyc',
      // A player who has begun the verification is sent to the provider, others are told to begin (docs/contract.md, "Money").
      error: world.players.verification.of(player.uid)
        ? 'SumsubVerificationRequiredException'
        : 'KycWithdrawalException',
    },
  ];
}

export function refuseUnmetNeed(locale: SandboxLanguage, needs: readonly Need[]): void {
  const unmet = needs.find(({ done }) => !done);
  if (unmet) throw new AppError(unmet.error, { message: moneyText(locale, unmet.text) });
}
