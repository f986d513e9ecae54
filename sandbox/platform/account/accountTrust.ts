import { type Answer, answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { MonthBudget } from '#sandbox/world/money/budgets.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import * as contract from '#shared/api/account/accountTrust.contract.ts';
import { trustedRule } from '#shared/rules/fields/trustedRule.ts';

/** Share of the budget. */
const NEAR_SHARE = 0.8;

function stateOf({
  amount,
  remaining,
}: Pick<MonthBudget, 'amount' | 'remaining'>): 'none' | 'within' | 'near' | 'spent' {
  if (amount === null || remaining === null) return 'none';
  if (remaining === 0) return 'spent';
  return amount - remaining >= amount * NEAR_SHARE ? 'near' : 'within';
}

export const accountTrust: Answer[] = [
  answerPlayer(contract.getTrusted, (_input, { world, player }) => ({
    person: world.players.trust.of(player.uid) ?? null,
    views: world.players.trust.views(player.uid),
  })),

  answerPlayer(contract.inviteTrusted, (invitation, { world, player, locale }) => {
    const wrong = trustedRule(invitation);
    if (wrong) throw refuseField(locale, wrong, 'wrongValue');
    return world.players.trust.invite(player.uid, invitation);
  }),

  answerPlayer(contract.removeTrusted, (_input, { world, player }) => {
    world.players.trust.remove(player.uid);
    return 1;
  }),

  answer(contract.viewTrusted, ({ secret }, { world, locale }) => {
    const person = world.players.trust.look(secret);
    const account = person && world.players.accounts.byUid(person.uid);
    if (!account) throw refuseField(locale, 'secret', 'wrongValue');
    const budget = world.money.budgets.of(account.uid);
    const { amount, remaining, resetsAt } = budget;
    const pause = world.players.pauses.of(account.uid);
    return {
      expires_at: person.expires_at,
      ...(person.budget
        ? {
            budget: {
              state: stateOf(budget),
              resets_at: resetsAt,
              ...(person.sums && amount !== null && remaining !== null
                ? { sums: { amount: toMoney(amount, account.currency), left: toMoney(remaining, account.currency) } }
                : {}),
            },
          }
        : {}),
      ...(person.breaks ? { breaks: { pause: pause ? { until: pause.until } : null } } : {}),
    };
  }),
];
