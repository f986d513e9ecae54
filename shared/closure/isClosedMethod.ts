import { makeDeposit } from '#shared/api/cashier/cashier.contract.ts';
import { activateBettingBonus } from '#shared/api/rewards/bettingBonuses.contract.ts';
import { activateBonus } from '#shared/api/rewards/bonuses.contract.ts';
import { activateOffer, takePromotions } from '#shared/api/rewards/campaigns.contract.ts';
import { payoutCashback } from '#shared/api/rewards/cashbacks.contract.ts';
import { buyProduct } from '#shared/api/rewards/loyalty.contract.ts';
import { participate } from '#shared/api/rewards/tournaments.contract.ts';

/** Commands by which money or gifts come into an account or go into play. Withdrawals and giving gifts up are not among them. */
const CLOSED: ReadonlySet<string> = new Set(
  [
    makeDeposit,
    activateBonus,
    activateBettingBonus,
    activateOffer,
    takePromotions,
    payoutCashback,
    buyProduct,
    participate,
  ].map(({ name }) => name),
);

/** Whether a command is refused to a closed account, by the platform and by the site. */
export function isClosedMethod(name: string): boolean {
  return CLOSED.has(name);
}
