import * as z from 'zod/mini';
import { revokeOtherSessions, revokeSession } from '#shared/api/account/accountSessions.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';

const end: SiteForm<{ id: string }> = {
  page: paths.profileSecurity,
  name: 'session',
  done: 'security.sessionDone',
  // It has expired, or was ended in another tab.
  words: { id: { refused: 'security.sessionGone' } },
  isStale: true,
  rule: () => z.object({ id: hiddenField() }),
  send: async (call, values) => requireOne(await call(revokeSession, values)),
};

const endAll = (name: string, done: string): SiteForm<object> => ({
  page: paths.profileSecurity,
  name,
  done,
  rule: () => z.object({}),
  send: async (call) => requireOne(await call(revokeOtherSessions, {})),
});

/** Ending one session, or all others; `alarm`: because one of them is not the player's. */
export const sessionForms = {
  end,
  others: endAll('others', 'security.sessionsDone'),
  alarm: endAll('alarm', 'security.alarmDone'),
};
