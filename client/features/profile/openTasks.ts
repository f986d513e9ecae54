import type { Account } from '#client/stores/session.store.ts';
import type { DepositLimit, getProfileInfo } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { isKycBlocked } from '#shared/profile/isKycBlocked.ts';
import { paths } from '#shared/url/paths.ts';

export type OpenTask =
  | { kind: 'email' | 'phone'; contact: string; href: string }
  | { kind: 'documents' | 'limit'; href: string };

interface Facts {
  account: Pick<Account, 'is_verified' | 'is_on_verification' | 'is_kyc_block_enabled'>;
  contacts: OutputOf<typeof getProfileInfo>['contacts'];
  /** null: unknown. */
  limit: Pick<DepositLimit, 'pending'> | null;
}

/** Pending tasks of the player, the most urgent first. `isServed`: whether the site has the page; if not, the task links to the support. */
export function openTasks({ account, contacts = [], limit }: Facts, isServed: (href: string) => boolean): OpenTask[] {
  const place = (page: string, part = ''): string => (isServed(page) ? page + part : paths.support.build());
  const needsDocuments = isKycBlocked(account) && !account.is_on_verification;
  const unconfirmed = contacts.filter(({ is_confirmed: isConfirmed }) => !isConfirmed);
  return [
    ...(limit?.pending?.can_confirm
      ? [{ kind: 'limit', href: place(paths.profileResponsibleGame.build()) } satisfies OpenTask]
      : []),
    ...(needsDocuments
      ? [{ kind: 'documents', href: place(paths.profileVerification.build()) } satisfies OpenTask]
      : []),
    ...unconfirmed.map(
      ({ type, contact }): OpenTask => ({
        kind: type,
        contact,
        href: place(paths.profileSettings.build(), '#contacts'),
      }),
    ),
  ];
}
