import { useApp } from '#client/context/useApp.ts';
import { RefusalNote } from '#client/entities/form/RefusalNote.tsx';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { OrderCommand } from '#shared/keys/orderKey.ts';
import type { FixLink } from './fixLinkOf.ts';

/** Outcome of the last press if no payment is open, or if it is unknown. */
export type DepositProblem =
  | { kind: 'refused'; error: AppError; fixLink: FixLink | null }
  | { kind: 'ended'; reason: string }
  | { kind: 'unknown'; command: OrderCommand };

interface DepositNoticeProps {
  notice: DepositProblem;
  /** Currency of the account. */
  account: string;
  /** The player has read that the outcome is unknown, and orders anew. */
  onAgain: (command: OrderCommand) => void;
}

export function DepositNotice({ notice, account, onAgain }: DepositNoticeProps) {
  const text = useText();
  const errorText = useErrorText();
  const { locale } = useApp();
  if (notice.kind === 'unknown')
    return <OrderUnknown command={notice.command} onAgain={() => onAgain(notice.command)} />;
  if (notice.kind === 'ended') return <RefusalNote title={text('deposit.endedTitle')} note={notice.reason} />;
  const left: unknown = notice.error.data['available_amount'];
  const note =
    notice.error.type === 'BillingDepositLimitExceededException' && typeof left === 'number'
      ? text('deposit.limitLeft', { sum: formatMoney({ amount: left, currency: account }, locale) })
      : undefined;
  return <RefusalNote title={errorText(notice.error)} note={note} link={notice.fixLink ?? undefined} />;
}
