import { enter } from '#sandbox/platform/access/enter.ts';
import { refuseBanned } from '#sandbox/platform/access/refuseBanned.ts';
import { refusePaused } from '#sandbox/platform/access/refusePaused.ts';
import { accountInfoOf } from '#sandbox/platform/account/accountInfoOf.ts';
import { type Answer, answer } from '#sandbox/platform/answer.ts';
import * as contract from '#shared/api/account/passkeys.contract.ts';
import { checkAssertion } from './checkAssertion.ts';
import { relyingParty } from './relyingParty.ts';

/** Signing in by a passkey. */
export const passkeyEntry: Answer[] = [
  answer(contract.askPasskey, (_input, asking) => ({
    options: {
      challenge: asking.world.access.passkeys.newChallenge('enter', null),
      rpId: relyingParty(asking).rpId,
      timeout: 300_000,
      userVerification: 'required',
    },
  })),

  answer(contract.enterByPasskey, async ({ credential }, asking) => {
    const { world, locale } = asking;
    const account = await checkAssertion(asking, { purpose: 'enter', credential, uid: null });
    refuseBanned(locale, account);
    refusePaused(world, locale, account);
    world.access.guesses.right(`account:${account.uid}`);
    enter(asking, account);
    return accountInfoOf(world, account);
  }),
];
