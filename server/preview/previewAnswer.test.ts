import { expect, test } from 'vitest';
import { getDepositLimit, getInfo } from '#shared/api/account/account.contract.ts';
import { getPlayLimits } from '#shared/api/account/accountPlayLimits.contract.ts';
import { methods } from '#shared/api/methods.ts';
import { quietReason } from '#shared/rewards/quietReason.ts';
import { previewAnswer } from './previewAnswer.ts';

test.each(methods.filter(({ verb }) => verb === 'GET').map((method) => [method.name, method] as const))(
  "%s, asked by a preview's player, has an answer that fits the contract",
  (_name, method) => {
    expect(method.output.safeParse(previewAnswer(method, 'player')).error).toBeUndefined();
  },
);

test('the player of a preview is a player, and quiet alone sees no offers', () => {
  expect(previewAnswer(getInfo, 'player')).toMatchObject({ uid: 1, fakename: 'Preview' });
  const reasonOf = (view: 'player' | 'quiet') =>
    quietReason({
      limit: getDepositLimit.output.parse(previewAnswer(getDepositLimit, view)),
      budget: { amount: null, left: null },
      play: getPlayLimits.output.parse(previewAnswer(getPlayLimits, view)).limits,
      isMarketingOff: false,
    });
  expect([reasonOf('player'), reasonOf('quiet')]).toEqual([null, 'limit']);
});
