import { useRef, useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { SentTicket } from '#shared/forms/support/ticketForm.ts';
import { paths } from '#shared/url/paths.ts';
import { ChatCard } from './ChatCard.tsx';
import { Contacts } from './Contacts.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import styles from './SupportPage.module.css';
import { TicketForm } from './TicketForm.tsx';
import { TicketSent } from './TicketSent.tsx';

export function SupportPage({
  settings,
  faq,
  messages,
  strategy,
  sentCase,
  outcome,
  draft,
  seo,
}: PageData<typeof import('./support.loader.ts')>) {
  const text = useText();
  const ticket = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState<SentTicket | null>(sentCase === null ? null : { number: sentCase, code: null });
  // A further ticket begins empty.
  const [isFurther, setFurther] = useState(false);
  const hasTalks = settings.ok && settings.value.has_talks === true;
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('support.title')} lead={text('support.lead')}>
        <TextLink kind="standalone" icon="edit" href="#write" className={styles.jump}>
          {text('support.write')}
        </TextLink>
      </PageHead>
      <div className={styles.columns}>
        {faq.ok ? (
          <FaqSearch groups={faq.value} />
        ) : (
          <SectionFailed title={text('support.faqFailed')} error={faq.error} />
        )}
        <div className={styles.side}>
          {settings.ok && settings.value.provider && <ChatCard />}
          <Card as="section" aria-labelledby="ticket" id="write" className={styles.ticket}>
            <h2 id="ticket" ref={ticket} tabIndex={-1}>
              {text('support.write')}
            </h2>
            {sent ? (
              <>
                <TicketSent sent={sent} />
                <TextButton
                  onClick={() => {
                    setSent(null);
                    setFurther(true);
                    // The pressed button goes with the note.
                    ticket.current?.focus();
                  }}
                  className={styles.scripted}
                >
                  {text('support.writeAnother')}
                </TextButton>
              </>
            ) : (
              <>
                <p className={styles.note}>{text('support.writeText')}</p>
                <TicketForm
                  subjects={settings.ok ? settings.value.subjects : []}
                  messages={messages}
                  strategy={strategy}
                  outcome={isFurther ? null : outcome}
                  draft={draft}
                  takesFiles={hasTalks}
                  onSent={setSent}
                />
              </>
            )}
          </Card>
          {hasTalks && (
            <Card as="section" aria-labelledby="have-ticket" className={styles.ticket}>
              <h2 id="have-ticket">{text('support.haveTicket')}</h2>
              <p className={styles.note}>{text('support.haveTicketText')}</p>
              <TextLink
                kind="standalone"
                icon="chat"
                iconEnd="chevron-right"
                href={paths.supportTicket.build()}
                link={renderLocaleLink}
              >
                {text('support.openTalk')}
              </TextLink>
            </Card>
          )}
          <Contacts contacts={settings.ok ? settings.value.contacts : []} />
        </div>
      </div>
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
