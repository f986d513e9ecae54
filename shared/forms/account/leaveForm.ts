import * as z from 'zod/mini';
import { leaveAccount } from '#shared/api/account/accountLimits.contract.ts';
import type { RefusalKind } from '#shared/forms/refusalKinds.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';

/** Why a player closes the account: it can be opened again only after `rest`. */
export type LeaveReason = 'harm' | 'rest';

/** Closes the account; every session ends. The answer: when it may be opened again, Unix seconds; null: never. */
export const leaveForm: SiteForm<{ leaving_reason: LeaveReason }, null, number | null> = {
  page: paths.profileData,
  name: 'leave',
  repeats: (query) => {
    const leave = query.get('leave') ?? '';
    return /^(?:harm|rest)$/.test(leave) ? { leave } : {};
  },
  done: 'data.leaveDone',
  words: { leaving_reason: { refused: 'moneyLeft' satisfies RefusalKind } },
  rule: () => z.object({ leaving_reason: z.enum(['harm', 'rest'], { error: 'validation.refused' }) }),
  send: async (call, values) => (await call(leaveAccount, values)).opens_at,
};
