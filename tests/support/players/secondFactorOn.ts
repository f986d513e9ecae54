import type { Site } from '#tests/support/sites/startSite.ts';
import { codeSentTo } from './codeSentTo.ts';
import type { FundedPlayer } from './fundedPlayer.ts';

/** Switches on the player's second factor. Rejects when the platform refuses. */
export async function secondFactorOn({ sandbox }: Pick<Site, 'sandbox'>, { post, login }: FundedPlayer): Promise<void> {
  await post('account.changeTwoFactorAuth', { enable: '1' });
  await post('account.confirmTwoFactorAuth', { code: await codeSentTo(sandbox, login) });
}
