import * as contract from '#shared/api/site/notices.contract.ts';
import { type Answer, answerPlayer } from './answer.ts';
import { noticeMessages } from './noticeMessages.ts';

const LISTED = 20;

export const notices: Answer[] = [
  answerPlayer(contract.getNotices, (_input, { world, player, locale }) => ({
    items: world.rewards.club.listNotices(player.uid, LISTED).map((notice) => ({
      id: notice.id,
      at: notice.created_at,
      trigger: notice.trigger,
      ...noticeMessages(notice, locale),
      // Money in major units.
      amount: notice.amount !== null && notice.amount_type === 'money' ? notice.amount / 100 : notice.amount,
      amountType: notice.amount_type,
      is_read: notice.read_at !== null,
    })),
  })),

  answerPlayer(contract.readNotices, (_input, { world, player }) => {
    world.rewards.club.readNotices(player.uid);
    return 1;
  }),
];
