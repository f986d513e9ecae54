import type { GameReturn } from '#client/entities/bonus/GameReturn.ts';
import type { DepositLimit } from '#shared/api/account/account.contract.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { CashierConfig } from '#shared/content/cashierConfig.content.ts';
import type { Rates } from '#shared/domain/money/convertMoney.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import type { DepositOffer } from './depositOffers.ts';

export interface DepositData {
  methods: readonly DepositMethod[];
  /** By currency, in major units. */
  presets: Readonly<Record<string, readonly number[]>>;
  limit: DepositLimit | null;
  /** A limit is offered first to a player without a deposit and a limit. */
  isLimitOffered: boolean;
  offers: readonly DepositOffer[];
  /** Return rates of games, for the cost of a bonus; null: not loaded. */
  returns: readonly GameReturn[] | null;
  /** Empty if unknown. */
  rates: Rates;
  /** Ids of the player's latest deposits; null: not known. */
  payments: readonly Id[] | null;
  config: Pick<CashierConfig, 'depositView' | 'defaultStateDepositButton' | 'buttonExceptions'>;
  /** The operator's messages of validation rules. */
  messages: Readonly<Record<string, string>>;
}
