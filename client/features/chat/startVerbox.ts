import type { ChatStart, ChatVendor } from './ChatVendor.ts';
import { contactFields } from './contactFields.ts';

type Verbox = ((...order: unknown[]) => void) & { q?: unknown[][] };

export interface VerboxWindow {
  supportAPIMethod?: string;
  Verbox?: Verbox;
}

/** Verbox: a function that queues calls until the script replaces it. Only a new document clears the player's data. */
export function startVerbox(window: VerboxWindow, { provider }: ChatStart): ChatVendor {
  const id = encodeURIComponent(provider.id);
  const queue: Verbox = (...order) => void (queue.q ??= []).push(order);
  window.supportAPIMethod = 'Verbox';
  window.Verbox = queue;
  return {
    scripts: [
      `https://admin.verbox.ru/support/support.js?h=${id}`,
      `https://static.site-chat.me/support/support.int.js?h=${id}`,
    ],
    elements: '[id^="supportTrigger"], [id^="sc-"], [id^="verbox"]',
    whenLoaded: () => undefined,
    identify({ player, locale, page }) {
      window.Verbox?.('setClientInfo', {
        ...(player
          ? { name: player.name, ...contactFields(player.login), uid: String(player.uid), login: player.login }
          : {}),
        locale,
        page,
      });
    },
    open: () => window.Verbox?.('openSupport'),
  };
}
