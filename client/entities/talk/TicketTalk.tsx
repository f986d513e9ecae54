import { type ReactNode, useState } from 'react';
import { useTyped } from '#client/context/useTyped.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import { late } from '#client/lib/late/late.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Fold } from '#client/ui/layout/Fold.tsx';
import { toMs } from '#shared/domain/toMs.ts';
import { MessageFile } from './MessageFile.tsx';
import type { Talk } from './Talk.ts';
import styles from './TicketTalk.module.css';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const ReplyForm = late(() => import('./ReplyForm.tsx'), 'ReplyForm');

interface TicketTalkProps {
  ticket: Talk;
  /** The code by which it was opened; absent: it is the player's own. */
  code?: string;
  /** Where a reply goes without JavaScript. */
  action: string;
  /** A reply without JavaScript was refused, to this or another ticket. */
  isRefused?: boolean;
  /** Level of its heading, by its place on the page. */
  heading?: 'h2' | 'h3';
  onSent: () => unknown;
  /** Below the heading. */
  children?: ReactNode;
}

/** What was said in one ticket, with its files, and a reply. */
export function TicketTalk({
  ticket,
  code,
  action,
  isRefused = false,
  heading: Heading = 'h3',
  onSent,
  children,
}: TicketTalkProps) {
  const { number, subject, is_unread: isUnread, messages } = ticket;
  const text = useText();
  const typed = useTyped('reply', { number: '' });
  const [isOpen, setOpen] = useState(isRefused && typed.number === number);
  const heading = `ticket-${number}`;
  return (
    <section aria-labelledby={heading} className={styles.ticket}>
      <Heading id={heading} className={styles.title}>
        <span>{subject ? text('talk.ticketAbout', { number, subject }) : text('talk.ticket', { number })}</span>
        {isUnread && <Badge kind="success">{text('talk.newAnswer')}</Badge>}
      </Heading>
      {children}
      <ol className={styles.talk}>
        {messages.map(({ from, text: said, at, files }, index) => (
          // Messages are only ever added.
          <li key={index} data-from={from}>
            <p className={styles.who}>
              {joinDotted([
                text(from === 'player' ? 'talk.fromYou' : 'talk.fromSupport'),
                at !== null && formatMoment(toMs(at) ?? 0),
              ])}
            </p>
            <p className={styles.said}>
              <bdi>{said}</bdi>
            </p>
            {files.length > 0 && (
              <ul className={styles.files} aria-label={text('talk.files')}>
                {files.map((file) => (
                  <li key={file.id}>
                    <MessageFile file={file} {...(code === undefined ? {} : { access: { number, code } })} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <Fold icon="edit" label={text('talk.reply')} isOpen={isOpen} onToggle={setOpen}>
        <ReplyForm
          number={number}
          {...(code === undefined ? {} : { code })}
          count={messages.length}
          action={action}
          onSent={() => {
            setOpen(false);
            return onSent();
          }}
        />
      </Fold>
    </section>
  );
}
