import type { getProfileInfo } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

/** The values of the address form that the player's profile knows; null: the profile is not known now. */
export function deliveryStart(profile: OutputOf<typeof getProfileInfo> | null): Record<string, string> {
  const phone = profile?.contacts?.find(({ type, is_confirmed: isConfirmed }) => type === 'phone' && isConfirmed);
  return {
    recipient: [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    phone: phone?.contact ?? '',
    region: profile?.region ?? '',
    town: profile?.home_town ?? '',
    street: profile?.address ?? '',
    note: '',
  };
}
