import { useFacts } from '#client/stores/useFacts.ts';

/** Whether a card may lie at the edge of the page now: it waits for toasts and dialogs, so that messages come one after the other. */
export function useIsEdgeFree(): boolean {
  const { items } = useFacts('toasts');
  const { queue } = useFacts('dialogs');
  return items.length === 0 && queue.length === 0;
}
