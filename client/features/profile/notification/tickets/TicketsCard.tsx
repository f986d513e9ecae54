import { useEffect } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import { type getTickets, readTickets } from '#shared/api/site/support.contract.ts';
import { paths } from '#shared/url/paths.ts';
import { SettingsCard } from '../../settings/SettingsCard.tsx';
import styles from './TicketsCard.module.css';
import { TicketTalk } from './TicketTalk.tsx';

interface TicketsCardProps {
  tickets: OutputOf<typeof getTickets>['items'];
  outcome: PlainFormOutcome | null;
}

/** The player's tickets to support with the answers; what is new is marked until the page has been opened. */
export function TicketsCard({ tickets, outcome }: TicketsCardProps) {
  const text = useText();
  const { call } = useApp();
  const own = outcome?.form === 'reply' ? outcome : null;
  const hasUnread = tickets.some(({ is_unread: isUnread }) => isUnread);
  useEffect(() => {
    // The marks stay on this page: they say what is new here.
    if (hasUnread) call(readTickets, {}).catch(() => undefined);
  }, [call, hasUnread]);
  return (
    <SettingsCard id="tickets" icon="chat" title={text('notification.tickets')}>
      {own && <OutcomeNote outcome={own} done={text('notification.replyDone')} />}
      {tickets.length === 0 && <p className={styles.note}>{text('notification.noTickets')}</p>}
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <li key={ticket.number}>
            <TicketTalk ticket={ticket} isRefused={own?.messageId != null} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <LocaleLink to={paths.support.build()}>{text('notification.newTicket')}</LocaleLink>
      </p>
    </SettingsCard>
  );
}
