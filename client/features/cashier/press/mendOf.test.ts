import { expect, test } from 'vitest';
import { mendOf } from './mendOf.ts';

const asked = { from: '/ru/cashier/deposit', exceptions: { confirmContact: [], kycWithdrawal: [] } };

test.each([
  ['UserNeedProfileDataException', '/profile/settings?from=%2Fru%2Fcashier%2Fdeposit&toastType=needProfile', true],
  [
    'UserNeedConfirmContactException',
    '/profile/settings?from=%2Fru%2Fcashier%2Fdeposit&toastType=needContact#contacts',
    true,
  ],
  ['KycUserProfileException', '/profile/verification?from=%2Fru%2Fcashier%2Fdeposit', true],
  ['SumsubVerificationRequiredException', '/profile/verification?from=%2Fru%2Fcashier%2Fdeposit', true],
  ['BillingDepositLimitExceededException', '/profile/responsible-game', false],
  ['AccessDeniedException', '/support', false],
] as const)('%s is mended at %s', (type, href, isOnly) => {
  expect(mendOf(type, asked)).toMatchObject({ href, isOnly });
});

test('the operator names more types; a declined payment is mended nowhere', () => {
  const exceptions = { confirmContact: [], kycWithdrawal: ['AccessDeniedException'] };
  expect(mendOf('AccessDeniedException', { ...asked, exceptions })).toMatchObject({
    title: 'deposit.mend.papers',
    isOnly: true,
  });
  expect(mendOf('BillingTransactionDeclinedException', asked)).toBeNull();
});
