import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import type { Accounts } from '#sandbox/world/players/accounts.ts';
import { type Bonuses, createBonuses } from '#sandbox/world/rewards/bonuses.ts';
import { type Campaigns, createCampaigns } from '#sandbox/world/rewards/campaigns.ts';
import { type Cashbacks, createCashbacks } from '#sandbox/world/rewards/cashbacks.ts';
import { createSpinPacks, type SpinPacks } from '#sandbox/world/rewards/spinPacks.ts';
import { type Budgets, createBudgets } from './budgets.ts';
import { createRequisitesOf } from './createRequisitesOf.ts';
import { createDepositLimits, type DepositLimits } from './depositLimits.ts';
import type { Ledger } from './ledger.ts';
import { createPayments, type Payments } from './payments.ts';
import { createPlayLimits, type PlayLimits } from './playLimits.ts';

/** The cashier and the gifts. */
export interface WorldMoney {
  payments: Payments;
  depositLimits: DepositLimits;
  budgets: Budgets;
  playLimits: PlayLimits;
  bonuses: Bonuses;
  campaigns: Campaigns;
  cashbacks: Cashbacks;
  spinPacks: SpinPacks;
  /** Does what is due for a player by the clock: pending payments, expired bonuses. */
  settle(uid: number): void;
  /** Adds a settler, e.g. of a game with open rounds. */
  onSettle(settle: (uid: number) => void): void;
  /** Origin of the payment provider's pages; undefined if players cannot reach them. */
  payOrigin(): string | undefined;
}

export interface MoneyDeps {
  db: DatabaseSync;
  clock: Clock;
  ledger: Ledger;
  accounts: Accounts;
  /** The game of gift spins. */
  giftGame: string;
  payOrigin: () => string | undefined;
  /** The platform's secret. */
  secret: string;
}

export function createMoney({ db, clock, ledger, accounts, giftGame, payOrigin, secret }: MoneyDeps): WorldMoney {
  const bonuses = createBonuses(db, clock, ledger);
  const spinPacks = createSpinPacks(db, clock);
  const campaigns = createCampaigns({ db, clock, accounts, bonuses, spinPacks, giftGame });
  const payments = createPayments({ db, clock, ledger, campaigns, requisitesOf: createRequisitesOf(secret) });
  const playLimits = createPlayLimits(db, clock);
  ledger.guardBets(playLimits.guard);
  const settlers = [payments.settle];
  return {
    payments,
    depositLimits: createDepositLimits(db, clock),
    budgets: createBudgets(db, clock),
    playLimits,
    bonuses,
    campaigns,
    cashbacks: createCashbacks(db, clock, ledger),
    spinPacks,
    settle: (uid) => {
      // Bonuses last: a win that was due before a bonus expired still counts for it.
      for (const settle of settlers) settle(uid);
      bonuses.settle(uid);
    },
    onSettle: (settle) => {
      settlers.push(settle);
    },
    payOrigin,
  };
}
