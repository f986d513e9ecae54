import * as z from 'zod/mini';
import { removePasskey, renamePasskey } from '#shared/api/account/passkeys.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { passkeyNameRule } from '#shared/rules/keys/passkeyNameRule.ts';
import { paths } from '#shared/url/paths.ts';

/** Removed in another tab or on another device. */
const gone = { id: { refused: 'security.passkeyGone' } };

const name: SiteForm<{ id: string; name: string }> = {
  page: paths.profileSecurity,
  name: 'passkeyName',
  done: 'security.passkeyNamed',
  kept: ['id', 'name'],
  words: gone,
  rule: () => z.object({ id: hiddenField(), name: passkeyNameRule() }),
  send: async (call, values) => requireOne(await call(renamePasskey, values)),
};

const end: SiteForm<{ id: string }> = {
  page: paths.profileSecurity,
  name: 'passkeyEnd',
  done: 'security.passkeyRemoved',
  words: gone,
  isStale: true,
  rule: () => z.object({ id: hiddenField() }),
  send: async (call, values) => requireOne(await call(removePasskey, values)),
};

/** Naming a passkey, and removing it. */
export const passkeyForms = { name, end };
