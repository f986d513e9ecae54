import { useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import type { Talk } from '#client/entities/talk/Talk.ts';
import { TicketTalk } from '#client/entities/talk/TicketTalk.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { viewTicket } from '#shared/api/site/tickets.contract.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { type TicketAccess, TicketAccessForm } from './TicketAccessForm.tsx';
import styles from './TicketPage.module.css';

/** A conversation with support by number and code, for everybody, and the visitor's own ones, also of a session that a break has ended. */
export function TicketPage({ tickets, outcome, seo }: PageData<typeof import('./ticket.loader.ts')>) {
  const text = useText();
  const { call, locale } = useApp();
  const { reload } = useReload();
  const [opened, setOpened] = useState<{ access: TicketAccess; talk: Talk } | null>(null);
  const action = withLocale(paths.supportTicket.build(null, { form: 'reply' }), locale);

  async function open(access: TicketAccess): Promise<void> {
    setOpened({ access, talk: await call(viewTicket, access) });
  }

  const list = tickets?.ok ? tickets.value.items : [];
  const note = outcome && <OutcomeNote outcome={outcome} done={text('talk.replyDone')} />;
  // Of a reply to one of the own tickets, unless they are not here (any more).
  const isOfOwn = outcome?.form === 'reply' && list.length > 0;
  // Without the method there are no tickets; a refused session has none of its own.
  const hasOwn =
    tickets !== null &&
    (tickets.ok || (tickets.error !== 'MethodNotFoundException' && tickets.error !== 'AuthorizationException'));
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('support.talk')} lead={text('support.talkLead')} />
      <Card className={styles.card}>
        {!isOfOwn && note}
        {opened ? (
          <TicketTalk
            heading="h2"
            ticket={opened.talk}
            code={opened.access.code}
            action={action}
            onSent={() => open(opened.access)}
          >
            <TextButton onClick={() => setOpened(null)}>{text('support.close')}</TextButton>
          </TicketTalk>
        ) : (
          <TicketAccessForm onOpen={open} />
        )}
      </Card>
      {hasOwn && (
        <Card as="section" aria-labelledby="own" className={styles.card}>
          <h2 id="own">{text('support.own')}</h2>
          {isOfOwn && note}
          {!tickets.ok && <SectionFailed headingLevel={3} title={text('support.ownFailed')} error={tickets.error} />}
          {tickets.ok && list.length === 0 && <EmptyNote>{text('support.ownEmpty')}</EmptyNote>}
          {list.length > 0 && (
            <ul>
              {list.map((ticket) => (
                <li key={ticket.number}>
                  <TicketTalk ticket={ticket} action={action} onSent={reload} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
      <TextLink kind="standalone" icon="edit" href={`${paths.support.build()}#write`} link={renderLocaleLink}>
        {text('support.toSupport')}
      </TextLink>
    </div>
  );
}
