import { useEffect } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { TicketTalk } from '#client/entities/talk/TicketTalk.tsx';
import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import { type getTickets, readTickets } from '#shared/api/site/tickets.contract.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { SettingsCard } from '../../settings/SettingsCard.tsx';
import styles from './TicketsCard.module.css';

interface TicketsCardProps {
  tickets: OutputOf<typeof getTickets>['items'];
  outcome: PlainFormOutcome | null;
}

/** The player's tickets to support with the answers; what is new is marked until the page has been opened. */
export function TicketsCard({ tickets, outcome }: TicketsCardProps) {
  const text = useText();
  const { call, locale } = useApp();
  const { reload } = useReload();
  const action = withLocale(paths.profileNotification.build(null, { form: 'reply' }), locale);
  const replyOutcome = outcome?.form === 'reply' ? outcome : null;
  const hasUnread = tickets.some(({ is_unread: isUnread }) => isUnread);
  useEffect(() => {
    // The marks stay on this page: they say what is new here.
    if (hasUnread) call(readTickets, {}).catch(() => undefined);
  }, [call, hasUnread]);
  return (
    <SettingsCard id="tickets" icon="chat" title={text('notification.tickets')}>
      {replyOutcome && <OutcomeNote outcome={replyOutcome} done={text('talk.replyDone')} />}
      {tickets.length === 0 ? (
        <p className={styles.note}>{text('notification.noTickets')}</p>
      ) : (
        <ul className={styles.list}>
          {tickets.map((ticket) => (
            <li key={ticket.number}>
              <TicketTalk ticket={ticket} action={action} isRefused={replyOutcome?.messageId != null} onSent={reload} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <TextLink kind="inline" href={paths.support.build()} link={renderLocaleLink}>
          {text('notification.newTicket')}
        </TextLink>
      </p>
    </SettingsCard>
  );
}
