import { useState } from 'react';
import { useTyped } from '#client/context/useTyped.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { late } from '#client/lib/late/late.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Fold } from '#client/ui/layout/Fold.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getTickets } from '#shared/api/site/support.contract.ts';
import { toMs } from '#shared/domain/toMs.ts';
import styles from './TicketsCard.module.css';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const ReplyForm = late(() => import('./ReplyForm.tsx'), 'ReplyForm');

interface TicketTalkProps {
  ticket: OutputOf<typeof getTickets>['items'][number];
  /** A reply without JavaScript was refused, to this or another ticket. */
  isRefused: boolean;
}

/** What was said in one ticket, and a reply. */
export function TicketTalk({ ticket: { number, subject, is_unread: isUnread, messages }, isRefused }: TicketTalkProps) {
  const text = useText();
  const typed = useTyped('reply', { number: '' });
  const [isOpen, setOpen] = useState(isRefused && typed.number === number);
  const heading = `ticket-${number}`;
  return (
    <section aria-labelledby={heading} className={styles.ticket}>
      <h3 id={heading} className={styles.title}>
        <span>
          {subject ? text('notification.ticketAbout', { number, subject }) : text('notification.ticket', { number })}
        </span>
        {isUnread && <Badge kind="success">{text('notification.newAnswer')}</Badge>}
      </h3>
      <ol className={styles.talk}>
        {messages.map(({ from, text: said, at }, index) => (
          // Messages are only ever added.
          <li key={index} data-from={from}>
            <p className={styles.who}>
              {[
                text(from === 'player' ? 'notification.fromYou' : 'notification.fromSupport'),
                ...(at === null ? [] : [formatMoment(toMs(at) ?? 0)]),
              ].join(' · ')}
            </p>
            <p className={styles.said}>
              <bdi>{said}</bdi>
            </p>
          </li>
        ))}
      </ol>
      <Fold icon="edit" label={text('notification.reply')} isOpen={isOpen} onToggle={setOpen}>
        <ReplyForm number={number} onSent={() => setOpen(false)} />
      </Fold>
    </section>
  );
}
