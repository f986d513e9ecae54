import { usePageData } from '#client/context/usePageData.ts';
import { RefusalNote } from '#client/entities/form/RefusalNote.tsx';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useText } from '#client/i18n/useText.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { errorTypeOf } from '#shared/errors/errorTypeOf.ts';
import { waitValues } from '#shared/errors/waitValues.ts';
import { withdrawRefusal } from './refusal/withdrawRefusal.ts';
import { withdrawPlace } from './withdrawPlace.ts';

/** Outcome of a form sent without JavaScript, and what to do. */
export function WithdrawOutcome() {
  const text = useText();
  const { outcome, start, chosen } = usePageData<typeof import('../withdraw.loader.ts')>();
  if (!outcome?.messageId) return null;
  const { messageId, seconds = 0 } = outcome;
  if (outcome.unknown) return <OrderUnknown command={outcome.unknown} />;
  const isOther = messageId === 'withdraw.cardOfOther';
  const type = isOther ? 'WithdrawalDeclinedException' : errorTypeOf(messageId);
  const back = { method: chosen ?? '', amount: String(start.amount ?? ''), saved: start.saved ?? '' };
  const { link } = type
    ? withdrawRefusal(
        new AppError(type, {
          data: { external_action_id: start.action, ...(isOther ? { reason: 'multi_account' } : {}) },
        }),
        String,
        (action) => withdrawPlace({ ...back, action }),
      )
    : { link: null };
  return <RefusalNote title={text(messageId, { ...waitValues(seconds) })} link={link ?? undefined} />;
}
