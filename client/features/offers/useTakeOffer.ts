import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { orderRefusal } from '#client/entities/order/orderRefusal.ts';
import { useOrder } from '#client/entities/order/useOrder.ts';
import { useText } from '#client/i18n/useText.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { waitValues } from '#shared/errors/waitValues.ts';
import { offerForm } from '#shared/forms/orders/offerForm.ts';

/** Takes an offer. Repeated presses are one order. */
export function useTakeOffer(id: number | string) {
  const { call, stores } = useApp();
  const text = useText();
  const { reload } = useReload();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [needsContact, setNeedsContact] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const { place, allowAgain } = useOrder(offerForm.order);

  async function explain(error: AppError): Promise<string> {
    const given = error.data['offer_id'];
    const sentence: unknown = Array.isArray(given) ? given[0] : given;
    // The platform's sentence about this offer; a value without spaces is a code.
    if (typeof sentence === 'string' && /\s/.test(sentence.trim())) return sentence;
    const { messageId, seconds = 0 } = await orderRefusal(offerForm, { error, input: id, call });
    return text(messageId, waitValues(seconds));
  }

  async function take(): Promise<void> {
    setBusy(true);
    setProblem('');
    setNeedsContact(false);
    setUnknown(false);
    const outcome = await place(id);
    if (outcome.kind === 'refused') {
      setProblem(await explain(outcome.error));
      setNeedsContact(outcome.error.type === 'UserNeedConfirmContactException');
    } else {
      if (outcome.kind === 'done') stores.toasts.show('success', text('offers.takenToast'));
      setUnknown(outcome.kind === 'unknown');
      await reload();
    }
    setBusy(false);
  }

  const email = stores.session.account?.login ?? '';
  /** Only an e-mail address can be confirmed here. */
  const confirm =
    needsContact && email.includes('@')
      ? async () => {
          if ((await stores.dialogs.open('confirmEmail', { contact: email })) === 'confirmed') await take();
        }
      : null;

  return {
    take,
    confirm,
    isBusy,
    problem,
    isUnknown,
    /** Takes the offer anew, although the outcome of the last press is unknown. */
    takeAgain: () => {
      allowAgain();
      return take();
    },
  };
}
