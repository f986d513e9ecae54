import { getBettingBonuses } from '#shared/api/rewards/bettingBonuses.contract.ts';
import { getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { bonusCommand } from '#shared/bonus/bonusCommand.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { Order } from './Order.ts';

interface Input {
  act: BonusAct;
  /** `casino` or `betting`. */
  type: string;
  id: Id;
}

const STATUS: Readonly<Record<BonusAct, string>> = { activate: 'active', deactivate: 'inactive', remove: 'removed' };

/** Activating, deactivating or removing a bonus. */
export const bonusOrder: Order<Input, number> = {
  command: 'bonus',
  about: ({ act, type, id }) => `${act}_${type}_${id}`,
  describe: ({ act, type, id }) => ({ act, type, id: String(id) }),
  send: async (call, { act, type, id }, options) => {
    const command = bonusCommand(act, type);
    if (!command) throw new AppError('InvalidRequestException', { data: { outcome: 'not_sent' } });
    return call(command, { bonus_id: id }, options);
  },
  find: async (call, { facts: { act, type, id } }) => {
    const { items } = await (type === 'casino'
      ? call(getBonuses, { count: 100, offset: 0 })
      : call(getBettingBonuses, {}));
    const bonus = items.find((item) => sameId(item.id, id));
    if (!bonus) throw new Error('The platform does not tell what became of the bonus');
    return bonus.status === STATUS[act as BonusAct] ? 1 : null;
  },
};
