import * as z from 'zod/mini';
import {
  confirmSocial,
  dropSocial,
  removeSocial,
  sendSocialCode,
} from '#shared/api/account/accountSocials.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';
import { passwordRule } from '#shared/rules/fields/passwordRule.ts';
import { paths } from '#shared/url/paths.ts';

interface Confirmation {
  offer: string;
  old_password?: string;
  code?: string;
}

const page = paths.profileSecurity;
/** Over by time, by too many tries, or because another account was offered since. */
const offer = { refused: 'security.offer.over' };

const unlink: SiteForm<{ service: string }> = {
  page,
  name: 'unlink',
  done: 'security.unlinkDone',
  // The platform refuses to unlink the only auth method.
  words: { service: { refused: 'security.unlinkRefused' } },
  isStale: true,
  rule: () => z.object({ service: hiddenField() }),
  send: async (call, values) => requireOne(await call(removeSocial, values)),
};

/** The fact: what links the offered account. */
const confirm: SiteForm<Confirmation, 'password' | 'code'> = {
  page,
  name: 'linkConfirm',
  limit: 'codes',
  done: 'security.link.done',
  words: { offer, old_password: { refused: 'security.oldPasswordWrong' } },
  isStale: true,
  context: (_call, fields) => Promise.resolve(fields['code'] === undefined ? 'password' : 'code'),
  rule: (by) =>
    by === 'code'
      ? z.object({ offer: hiddenField(), code: codeRule() })
      : z.object({ offer: hiddenField(), old_password: passwordRule('current') }),
  send: async (call, values) => requireOne(await call(confirmSocial, values)),
};

const code: SiteForm<object> = {
  page,
  name: 'linkCode',
  limit: 'codes',
  done: 'security.factorCode',
  words: { offer },
  isStale: true,
  rule: () => z.object({}),
  send: (call) => call(sendSocialCode, {}),
};

const drop: SiteForm<object> = {
  page,
  name: 'linkDrop',
  done: 'security.offer.dropped',
  words: { offer },
  isStale: true,
  rule: () => z.object({}),
  send: async (call) => requireOne(await call(dropSocial, {})),
};

/** The social accounts of the player: unlinking one, and linking the one that is offered. */
export const socialForms = { unlink, confirm, code, drop };
