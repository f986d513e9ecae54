import { expect } from 'vitest';
import type { Site } from '#tests/support/sites/startSite.ts';
import { codeSentTo } from './codeSentTo.ts';
import type { FundedPlayer } from './fundedPlayer.ts';

/** Makes recovery codes for a player with a second factor, and returns them. */
export async function recoveryCodesOf(
  { sandbox }: Pick<Site, 'sandbox'>,
  { post, login }: FundedPlayer,
): Promise<string[]> {
  // Refused with a request for the code, which is sent.
  await post('account.makeRecoveryCodes', {}).catch(() => undefined);
  const made = (await post('account.makeRecoveryCodes', { code: await codeSentTo(sandbox, login) })) as {
    codes: string[];
  };
  expect(made.codes).toHaveLength(10);
  return made.codes;
}
