import type { World } from '#sandbox/createWorld.ts';
import type { Payment } from '#sandbox/world/money/Payment.ts';
import type { PayFlow } from '#sandbox/world/money/payMethods.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { makeDeposit } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { moneyText } from './moneyTexts.ts';

type DepositAction = OutputOf<typeof makeDeposit>['action'];

const QR_SECONDS = 1_800;
/** Height of the provider's page in an iframe, pixels. */
const FRAME_HEIGHT = 560;
/** Not a real wallet. */
const WALLET = 'TYuLduzSandboxNobodyHoLdsThisWa11x';

/** What the payer must do next; nothing once the payment is final. */
export function depositActionOf(world: World, payment: Payment, flow: PayFlow, locale: SandboxLanguage): DepositAction {
  if (payment.status !== 'new' && payment.status !== 'pending') return { type: 'done' };
  const url = `${world.money.payOrigin()}/_/pay/${payment.pay_key}`;
  const amount = { amount: payment.amount / 100, currency: payment.currency };
  switch (flow) {
    case 'card':
      return { type: 'done' };
    case 'mobile':
      return { type: 'mobile', message: moneyText(locale, 'confirmInApp') };
    case 'qr':
      // The QR code of the local provider contains the address of its page.
      if (payment.method === 'local_qr')
        return { type: 'qr', payload: url, amount, expired_at: payment.created_at + QR_SECONDS };
      return {
        type: 'qr',
        payload: `tron:${WALLET}?amount=${amount.amount}`,
        address: WALLET,
        amount,
        expired_at: payment.created_at + QR_SECONDS,
      };
    case 'redirect':
      return { type: 'redirect', url };
    case 'new_window':
      return { type: 'new_window', url };
    case 'iframe':
      return { type: 'iframe', url, height: FRAME_HEIGHT };
    case 'form':
      return {
        type: 'form',
        action: url,
        method: 'POST',
        fields: {
          invoice: payment.pay_key,
          amount: String(amount.amount),
          currency: amount.currency,
          signature: world.cashier.payProvider.seal(payment),
        },
        target: '_self',
      };
  }
}
