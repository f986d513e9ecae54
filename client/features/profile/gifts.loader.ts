import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { clubLevels } from '#client/entities/club/clubLevels.ts';
import { toClubMember } from '#client/entities/club/clubMember.ts';
import { loadProducts } from '#client/entities/club/loadProducts.ts';
import { saleOf } from '#client/entities/club/saleOf.ts';
import { getContactPhoneSettings, getProfileInfo } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { getGifts } from '#shared/api/rewards/gifts.contract.ts';
import { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';
import { sameId } from '#shared/api/sameId.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, content, signal, timeoutBudget, url } = args;
  const wanted = url.searchParams.get('gift');
  const [frame, quiet, gifts, phones, loyalty, order] = await Promise.all([
    loadProfile(args, 'gifts'),
    askQuiet(args),
    settle(call(getGifts, {}, { signal }), timeoutBudget),
    settle(call(getContactPhoneSettings, {}, { signal }), timeoutBudget),
    wanted === null ? null : settle(call(getProfileInfo, {}, { signal }), timeoutBudget),
    wanted === null ? null : settle(loadOrder(wanted), timeoutBudget),
  ]);
  const isBought = frame.profile.outcome?.form === 'gift' && frame.profile.outcome.messageId === null;
  return {
    ...frame,
    isHeldBack: isHeldBack(quiet),
    gifts,
    /** null: an address cannot be given now. */
    phones: phones.ok && phones.value.countries.length > 0 ? phones.value : null,
    /** The gift that the address names, and whether it can be bought; null: it names none, or it was bought a moment ago. */
    order: isBought ? null : order,
    /** What the address form begins with. */
    start: deliveryStart(loyalty?.ok ? loyalty.value : null),
    /** For a form sent without JavaScript. */
    orderKey: newUuid(),
  };

  async function loadOrder(id: string) {
    const [products, { levels: texts }, info, quiet] = await Promise.all([
      loadProducts(args),
      content('loyalty'),
      call(getLoyaltyInfo, {}, { signal }),
      askQuiet(args),
    ]);
    const levels = clubLevels(texts, info.levels);
    const member = toClubMember(info, levels);
    const product = products.find((one) => sameId(one.id, id) && one.needsAddress) ?? null;
    return {
      product,
      points: info.points,
      sale: product && saleOf(product, levels, member),
      isClosed: !member.isActive,
      isHeldBack: isHeldBack(quiet),
    };
  }
}

/** The values of the address form that the player's profile knows; null: the profile is not known now. */
function deliveryStart(profile: OutputOf<typeof getProfileInfo> | null): Record<string, string> {
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
