import type { World } from '#sandbox/createWorld.ts';
import { offerSocial } from '#sandbox/platform/account/offerSocial.ts';
import { CURRENCY } from '#sandbox/world/money/currency.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { OauthState } from '#sandbox/world/players/oauthStates.ts';
import type { SignInPlace } from '#sandbox/world/players/sessions.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { RETURN_SECONDS } from './closing/leaveAccount.ts';
import type { OauthPerson } from './oauthPeople.ts';
import { openAccount } from './openAccount.ts';

/**
 * The outcome of a social sign-in. `isOffer`: the account waits for account.confirmSocial. `error` is one of not_signed_in,
 * not_registered, already_linked, email_taken, two_factor, user_banned, self_exclusion, and of ours account_left (its player closed it, and
 * type_auth=restore opens it again) and account_left_today (not yet).
 */
export type SocialOutcome = { account: Account; isOffer?: boolean } | { error: string };

function refusalOf(world: World, account: Account, type: OauthState['type']): string | undefined {
  if (account.ban_type !== null) return 'user_banned';
  if (world.players.pauses.of(account.uid)) return 'self_exclusion';
  // This sign-in has no code step: players with a second factor sign in with the password.
  if (account.two_factor === 1) return 'two_factor';
  if (account.left_at === null) return undefined;
  if (world.clock.seconds() < account.left_at + RETURN_SECONDS) return 'account_left_today';
  return type === 'restore' ? undefined : 'account_left';
}

/** Signs in, opens an account or offers one for linking. A matching e-mail alone never signs in to an account that its owner has not linked. */
export function signInBySocial(
  world: World,
  { service, type, uid }: OauthState,
  { subject, name, email }: OauthPerson,
  { locale, place }: { locale: SandboxLanguage; place: SignInPlace },
): SocialOutcome {
  const {
    players: { accounts, socials },
  } = world;
  return transaction(world.db, () => {
    const link = socials.find(service, subject);
    if (type === 'link') {
      const player = uid === null ? undefined : accounts.byUid(uid);
      if (!player) return { error: 'not_signed_in' };
      const outcome = offerSocial(world, player.uid, { service, subject, name });
      return outcome === 'taken' ? { error: 'already_linked' } : { account: player, isOffer: outcome === 'offered' };
    }
    const linked = link && accounts.byUid(link.uid);
    if (linked) {
      const error = refusalOf(world, linked, type);
      if (error !== undefined) return { error };
      if (linked.left_at !== null) accounts.update(linked.uid, { left_at: null });
      return { account: linked };
    }
    if (type === 'login' || type === 'restore') return { error: 'not_registered' };
    if (email !== null && accounts.byLogin(email)) return { error: 'email_taken' };
    const account = openAccount(world, {
      login: email ?? `${service}-${subject}`,
      passwordHash: '',
      locale,
      currency: CURRENCY,
      fakename: name,
      contacts: email === null ? [] : [{ contact: email, type: 'email', is_confirmed: 1 }],
      isComplete: false,
      deviceId: place.deviceId,
    });
    socials.link(account.uid, service, subject, name);
    return { account };
  });
}
