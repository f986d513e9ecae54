import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { noticeMessages } from '#sandbox/platform/noticeMessages.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { NoticeTrigger } from '#sandbox/world/rewards/club.ts';
import { getPointChanges } from '#shared/api/rewards/loyaltyFacts.contract.ts';

const PAGE_MAX = 100;

interface Entry {
  id: number;
  cause: 'bet' | 'quest' | 'prize' | 'gift' | 'purchase';
  amount: number;
  at: number;
  trigger: NoticeTrigger | null;
  subject: string | null;
}

export const pointChanges: Answer[] = [
  answerPlayer(getPointChanges, ({ offset, count }, { world, player, locale }) => {
    // Credits the points that are due first.
    world.rewards.club.standing(player.uid);
    const causes = prepare<{ cause: Entry['cause']; amount: number; count: number }>(
      world.db,
      'SELECT kind cause, sum(amount) amount, count(*) count FROM club_entry WHERE uid = ? GROUP BY kind ORDER BY 2 DESC',
    ).all(player.uid);
    // A notice has the title of its subject, and the key of the entry written with it.
    const entries = prepare<Entry>(
      world.db,
      `SELECT e.id, e.kind cause, e.amount, e.created_at at, n.trigger, n.subject FROM club_entry e
       LEFT JOIN club_notice n ON n.uid = e.uid AND (n.key = e.reference OR n.key || ':' || n.uid = e.reference)
       WHERE e.uid = ? ORDER BY e.created_at DESC, e.id DESC LIMIT ? OFFSET ?`,
    ).all(player.uid, wholeUpTo(count, PAGE_MAX), wholeUpTo(offset));
    return {
      causes,
      items: entries.map(({ id, at, cause, amount, trigger, subject }) => {
        const notice = trigger && subject && { id, trigger, subject, amount: null, amount_type: null };
        const title = notice ? noticeMessages(notice, locale).message : '';
        return { id, at, cause, amount, ...(title ? { title } : {}) };
      }),
      total: causes.reduce((sum, row) => sum + row.count, 0),
    };
  }),
];
