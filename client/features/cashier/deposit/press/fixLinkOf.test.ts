import { expect, test } from 'vitest';
import { fixLinkOf } from './fixLinkOf.ts';

const options = { from: '/ru/cashier/deposit', exceptions: { confirmContact: [], kycWithdrawal: [] } };

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
] as const)('fixLinkOf, for %s, leads to %s', (type, href, isOnly) => {
  expect(fixLinkOf(type, options)).toMatchObject({ href, isOnly });
});

test('fixLinkOf follows the operator’s list of error types; for a declined payment it is null', () => {
  const exceptions = { confirmContact: [], kycWithdrawal: ['AccessDeniedException'] };
  expect(fixLinkOf('AccessDeniedException', { ...options, exceptions })).toMatchObject({
    title: 'deposit.fix.papers',
    isOnly: true,
  });
  expect(fixLinkOf('BillingTransactionDeclinedException', options)).toBeNull();
});
