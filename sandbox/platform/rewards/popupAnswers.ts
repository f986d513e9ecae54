import type { World } from '#sandbox/createWorld.ts';
import { type Answer, answer } from '#sandbox/platform/answer.ts';
import { tashkentSpan } from '#sandbox/world/money/tashkentSpan.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { type PopupCampaign, type PopupData, popups } from '#sandbox/world/rewards/popups.ts';
import { getPopups } from '#shared/api/site/popups.contract.ts';

/** How long an inactivity event counts, seconds. */
const IDLE_SECONDS = 600;
const STAR_LEVEL = 4;

function isEligible(
  campaign: PopupCampaign,
  { messages: { events }, clock, rewards: { club } }: World,
  { uid }: Account,
): boolean {
  const isFresh = (event: string) => (events.last(uid, event) ?? 0) > clock.seconds() - IDLE_SECONDS;
  switch (campaign) {
    case 'idle-cashier':
      return isFresh('inactivity_cashier');
    case 'idle-page':
      return isFresh('inactivity_pp');
    case 'star':
      return club.standing(uid).level.id >= STAR_LEVEL;
  }
}

export const popupAnswers: Answer[] = [
  answer(getPopups, ({ sysname, preview }, { world, player, locale }) => {
    const isSeen = ({ uid }: Account, { id, frequency }: PopupData) => {
      const key = `popup_seen_${id}`;
      const seenAt = world.players.storage.read(uid, [key])[key] ?? null;
      if (seenAt === null || frequency !== 'day') return seenAt !== null;
      return Number(seenAt) >= tashkentSpan('day', world.clock.seconds()).start;
    };
    const items = popups
      .filter((popup) => {
        if (player && player.closed_for !== null) return false;
        // Guests see previews only.
        if (sysname !== undefined) return popup.sysname === sysname && (player !== undefined || preview === true);
        return player && popup.campaign && !isSeen(player, popup) && isEligible(popup.campaign, world, player);
      })
      .toSorted((a, b) => a.priority - b.priority)
      .map(({ id, sysname: name, kind, priority, title, text, button, delay_ms, frequency = 'once' as const }) => ({
        id,
        sysname: name,
        kind,
        priority,
        delay_ms,
        frequency,
        title: title[locale],
        text: text[locale],
        button: { title: button.title[locale], slug: button.slug },
        is_closable: true,
      }));
    return { items, total: items.length };
  }),
];
