import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { useOrder } from '#client/entities/order/useOrder.ts';
import { useText } from '#client/i18n/useText.ts';
import type { makeWithdrawal } from '#shared/api/cashier/cashier.contract.ts';
import type { InputOf } from '#shared/api/method.ts';
import { withLocale } from '#shared/locales.ts';
import { withdrawalOrder } from '#shared/orders/withdrawalOrder.ts';
import { paths } from '#shared/url/paths.ts';

/** Orders a withdrawal, once however often and in however many tabs it is pressed, and opens its row in the history. Never rejects. */
export function useWithdraw() {
  const { stores, locale } = useApp();
  const text = useText();
  const navigate = useNavigate();
  const { payments } = usePageData<typeof import('../withdraw.loader.ts')>();
  const { place, allowAgain } = useOrder(withdrawalOrder, payments);

  async function withdraw(input: InputOf<typeof makeWithdrawal>) {
    const outcome = await place(input);
    if (outcome.kind === 'done') {
      stores.toasts.show('success', text('withdraw.ordered'));
      const { id: open } = outcome.answer;
      await navigate(withLocale(paths.cashierHistory.build(null, { tab: 'withdrawal', open }), locale));
    }
    return outcome;
  }

  return { withdraw, allowAgain };
}
