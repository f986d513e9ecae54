import * as z from 'zod/mini';
import { requireOne } from '#shared/api/requireOne.ts';
import { setCharacter } from '#shared/api/rewards/loyalty.contract.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { paths } from '#shared/url/paths.ts';

/** The player's character in the club. */
export const characterForm: SiteForm<{ id: string }> = {
  page: paths.loyalty,
  name: 'character',
  done: 'loyalty.changed',
  rule: () => z.object({ id: hiddenField() }),
  send: async (call, values) => requireOne(await call(setCharacter, values)),
};
