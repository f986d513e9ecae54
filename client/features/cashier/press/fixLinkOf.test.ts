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
] as const)('mendOf, for %s, leads to %s', (type, href, isOnly) => {
  expect(mendOf(type, asked)).toMatchObject({ href, isOnly });
});

test('mendOf follows the operator’s list of error types; for a declined payment it is null', () => {
  const exceptions = { confirmContact: [], kycWithdrawal: ['AccessDeniedException'] };
  expect(mendOf('AccessDeniedException', { ...asked, exceptions })).toMatchObject({
    title: 'deposit.mend.papers',
    isOnly: true,
  });
  expect(mendOf('BillingTransactionDeclinedException', asked)).toBeNull();
});
