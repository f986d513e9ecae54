import type { BadgeKind } from '#client/ui/feedback/Badge.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';

const waiting = { kind: 'waiting', icon: 'clock' } as const;
const failed = { kind: 'danger', icon: 'close-circle' } as const;
const looks: Readonly<Record<string, { kind: BadgeKind; icon: IconName }>> = {
  new: waiting,
  pending: waiting,
  processing: waiting,
  inactive: waiting,
  active: { kind: 'info', icon: 'gift' },
  success: { kind: 'success', icon: 'check-circle' },
  finished: { kind: 'success', icon: 'check-circle' },
  paid_out: { kind: 'success', icon: 'check-circle' },
  declined: failed,
  cancelled: failed,
  removed: failed,
  error: failed,
};

/** How a status of a payment or bonus looks. `kind`: of the row; a deposit with an error may have been taken. */
export function statusLook(status: string, kind?: string): { kind: BadgeKind; icon: IconName; messageId: string } {
  if (kind === 'deposit' && status === 'error')
    return { kind: 'waiting', icon: 'alert-circle', messageId: 'cashier.status.unconfirmed' };
  const look = Object.hasOwn(looks, status) ? looks[status] : undefined;
  return look
    ? { ...look, messageId: `cashier.status.${status}` }
    : { kind: 'info', icon: 'info', messageId: 'cashier.status.other' };
}
