import { usePageData } from '#client/context/usePageData.ts';
import { RefusalNote } from '#client/entities/form/RefusalNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useText } from '#client/i18n/useText.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import { waitValues } from '#shared/errors/waitValues.ts';
import { withdrawRefusal } from './refusal/withdrawRefusal.ts';
import { withdrawPlace } from './withdrawPlace.ts';

/** Outcome of a form sent without JavaScript, and what to do. */
export function WithdrawOutcome() {
  const text = useText();
  const { outcome, start, chosen } = usePageData<typeof import('../withdraw.loader.ts')>();
  if (!outcome?.messageId) return null;
  const { messageId, kind = null, seconds = 0 } = outcome;
  if (outcome.unknown) return <OrderUnknown command={outcome.unknown} />;
  const error = errorOf(kind, start.action);
  const back = { method: chosen ?? '', amount: String(start.amount ?? ''), saved: start.saved ?? '' };
  const link = error && withdrawRefusal(error, String, (action) => withdrawPlace({ ...back, action })).link;
  return <RefusalNote title={text(messageId, { ...waitValues(seconds) })} link={link ?? undefined} />;
}

/** The platform's refusal that a kind stands for. `action`: the check that it asked for. */
function errorOf(kind: PlainFormOutcome['kind'], action: string | null): AppError | null {
  if (kind === 'cardOfOther') return new AppError('WithdrawalDeclinedException', { data: { reason: 'multi_account' } });
  return kind && isErrorType(kind) ? new AppError(kind, { data: { external_action_id: action } }) : null;
}
