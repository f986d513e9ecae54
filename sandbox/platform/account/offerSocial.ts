import type { World } from '#sandbox/createWorld.ts';
import type { SocialOffer } from '#sandbox/world/players/socialOffers.ts';

/**
 * Offers an account of a service to a player for linking. `linked`: it is theirs already. `taken`: it is another player's, or the player
 * has another one of the service.
 */
export function offerSocial(
  { players: { socials, socialOffers } }: Pick<World, 'players'>,
  uid: number,
  offer: SocialOffer,
): 'offered' | 'linked' | 'taken' {
  const owner = socials.find(offer.service, offer.subject)?.uid;
  if (owner === uid) return 'linked';
  if (owner !== undefined || socials.of(uid).some(({ service }) => service === offer.service)) return 'taken';
  socialOffers.make(uid, offer);
  return 'offered';
}
