import { RefusalNote } from '#client/entities/form/RefusalNote.tsx';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useText } from '#client/i18n/useText.ts';
import type { OrderCommand } from '#shared/keys/orderKey.ts';
import type { FixLink } from './fixLinkOf.ts';

/** Outcome of the last press if no payment is open, or if it is unknown. */
export type DepositProblem =
  | { kind: 'refused'; title: string; fixLink: FixLink | null }
  | { kind: 'ended'; reason: string }
  | { kind: 'unknown'; command: OrderCommand };

interface DepositNoticeProps {
  notice: DepositProblem;
  /** The player has read that the outcome is unknown, and orders anew. */
  onAgain: (command: OrderCommand) => void;
}

export function DepositNotice({ notice, onAgain }: DepositNoticeProps) {
  const text = useText();
  if (notice.kind === 'unknown')
    return <OrderUnknown command={notice.command} onAgain={() => onAgain(notice.command)} />;
  if (notice.kind === 'ended') return <RefusalNote title={text('deposit.endedTitle')} note={notice.reason} />;
  return <RefusalNote title={notice.title} link={notice.fixLink ?? undefined} />;
}
