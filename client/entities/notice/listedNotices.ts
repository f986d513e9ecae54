import type { OutputOf } from '#shared/api/method.ts';
import type { getNotices } from '#shared/api/site/notices.contract.ts';

export type ListedNotice = OutputOf<typeof getNotices>['items'][number];

const SECURITY: ReadonlySet<string> = new Set([
  'new_device',
  'password',
  'second_factor',
  'requisites',
  'social',
  'passkey',
  'contact',
]);

export const isSecurity = ({ trigger }: Pick<ListedNotice, 'trigger'>): boolean => SECURITY.has(trigger);

export const isMoney = ({ trigger }: Pick<ListedNotice, 'trigger'>): boolean => trigger === 'deposit';

/** An answer of the support to the player's own ticket. */
const isAnswer = ({ trigger }: Pick<ListedNotice, 'trigger'>): boolean => trigger === 'support';

/** The notices that the bell lists: all, or only those of security, of the player's money and of the player's tickets when nothing may be advertised to the player. */
export function listedNotices<T extends Pick<ListedNotice, 'trigger'>>(items: readonly T[], isQuiet: boolean): T[] {
  return isQuiet ? items.filter((notice) => isSecurity(notice) || isMoney(notice) || isAnswer(notice)) : [...items];
}
