import type { DepositLimit } from '../../../../shared/api/account/account.contract.ts';
import type { Id } from '../../../../shared/api/wireTypes.ts';
import type { CashierConfig } from '../../../../shared/content/cashierConfig.content.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import type { GameReturn } from '../../../entities/bonus/GameReturn.ts';
import type { DepositOffer } from './depositOffers.ts';

/** What the form of a deposit is drawn from. */
export interface DepositData {
  methods: readonly DepositMethod[];
  /** By currency, major units. */
  presets: Readonly<Record<string, readonly number[]>>;
  limit: DepositLimit | null;
  /** Nothing has been paid in yet, and no limit is set: one is offered first. */
  isLimitOffered: boolean;
  offers: readonly DepositOffer[];
  /** What games bring back, for the price of a bonus; null: not asked for. */
  returns: readonly GameReturn[] | null;
  /** Units of each currency for one of their base; empty where unknown. */
  rates: Readonly<Record<string, number>>;
  /** Ids of the player's latest deposits. */
  known: readonly Id[];
  config: Pick<CashierConfig, 'depositView' | 'defaultStateDepositButton' | 'buttonExceptions'>;
  /** The operator's texts of rules. */
  messages: Readonly<Record<string, string>>;
}
