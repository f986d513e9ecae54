import { useState } from 'react';
import { takePromotions } from '../../../shared/api/rewards/campaigns.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { useApp } from '../../context/useApp.ts';
import { useReload } from '../../context/useReload.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { useText } from '../../i18n/useText.ts';
import { createOrderKey } from '../../lib/transport/createOrderKey.ts';

/** Takes an offer. Repeated presses are one order. */
export function useTakeOffer(id: number | string) {
  const { call, stores } = useApp();
  const text = useText();
  const errorText = useErrorText();
  const { reload } = useReload();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [needsContact, setNeedsContact] = useState(false);
  const [order] = useState(createOrderKey);

  function explain(error: unknown): string {
    const given = error instanceof AppError ? error.data['offer_id'] : undefined;
    const sentence: unknown = Array.isArray(given) ? given[0] : given;
    // The platform's sentence about this offer; a value without spaces is a code.
    if (typeof sentence === 'string' && /\s/.test(sentence.trim())) return sentence;
    return errorText(error);
  }

  async function take(): Promise<void> {
    setBusy(true);
    setProblem('');
    setNeedsContact(false);
    try {
      const answer = await call(takePromotions, { offer_id: id }, { idempotencyKey: order.now() });
      order.settled();
      if (answer !== 1) throw new AppError('UnknownErrorException');
      stores.toasts.show('success', text('offers.takenToast'));
      await reload();
    } catch (error) {
      order.settled(error);
      setProblem(explain(error));
      setNeedsContact(error instanceof AppError && error.type === 'UserNeedConfirmContactException');
    } finally {
      setBusy(false);
    }
  }

  const email = stores.session.account?.login ?? '';
  /** Only an e-mail address can be confirmed here. */
  const confirm =
    needsContact && email.includes('@')
      ? async () => {
          if ((await stores.dialogs.open('confirmEmail', { contact: email })) === 'confirmed') await take();
        }
      : null;

  return { take, confirm, isBusy, problem };
}
