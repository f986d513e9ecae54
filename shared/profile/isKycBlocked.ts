import type { AccountInfo } from '#shared/api/account/account.contract.ts';

/** Whether the player must prove their identity before anything else about money. */
export function isKycBlocked(account: Pick<AccountInfo, 'is_kyc_block_enabled' | 'is_verified'>): boolean {
  return account.is_kyc_block_enabled && !account.is_verified;
}
