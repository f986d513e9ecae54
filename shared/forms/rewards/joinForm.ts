import * as z from 'zod/mini';
import { requireOne } from '#shared/api/requireOne.ts';
import { participate } from '#shared/api/rewards/tournaments.contract.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { joinRefusal } from '#shared/rewards/joinRefusal.ts';
import { paths } from '#shared/url/paths.ts';

/** Taking part in a tournament, from its page. */
export const joinForm: SiteForm<{ id: string }> = {
  page: paths.tournament,
  name: 'join',
  done: 'tournaments.joinedToast',
  rule: () => z.object({ id: hiddenField() }),
  send: async (call, values) => requireOne(await call(participate, values)),
  problem: (error) => {
    const refusal = joinRefusal(error);
    return refusal && { error: refusal };
  },
};
