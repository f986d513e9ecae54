import { getDepositLimit, getInfo } from '#shared/api/account/account.contract.ts';
import type { Method } from '#shared/api/method.ts';
import type { PreviewView } from '#shared/preview/previewLink.ts';
import { emptyValue } from './emptyValue.ts';

/**
 * What the platform would answer to the player of a preview, who has no money, no history and no name but `Preview`; undefined: the method is
 * left out, as on a platform without it. The deposit limit of the view `quiet` is used up, so nothing is advertised.
 */
export function previewAnswer({ name, output }: Method, view: PreviewView): unknown {
  const empty = emptyValue(output);
  if (name === getInfo.name)
    return { ...(empty as object), uid: 1, login: 'preview', fakename: 'Preview', is_registration_completed: true };
  if (name === getDepositLimit.name)
    return view === 'quiet'
      ? { limit_amount: 1, available_amount: 0, can_edit: false, expired_at: null, period: 'month' }
      : { limit_amount: null, available_amount: 0, can_edit: true, expired_at: null, period: 'none' };
  return empty;
}
