import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { copyText } from '#client/lib/device/copyText.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { useStore } from '#client/stores/useStore.ts';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { SentTicket } from '#shared/forms/support/ticketForm.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './TicketSent.module.css';

/**
 * Confirmation with the number and, for visitors without an account, the code, which is shown here once. It replaces the form that had the
 * focus: it gets the focus at once, and so is read out.
 */
export function TicketSent({ sent: { number, code } }: { sent: SentTicket }) {
  const text = useText();
  const isPlayer = useIsPlayer();
  const toasts = useStore('toasts');
  const [isCopied, setCopied] = useState(false);
  const note = useRef<HTMLElement>(null);
  useLayoutEffect(() => note.current?.focus(), []);
  const shown = isPlayer ? null : code;

  async function copy(): Promise<void> {
    if (await copyText(`${number}\n${shown}`)) setCopied(true);
    else toasts.show('error', text('support.copyFailed'));
  }

  return (
    <section ref={note} tabIndex={-1} aria-labelledby="sent" className={styles.sent}>
      <StarMark icon="check" size={64} />
      <div id="sent">
        <p className={styles.title}>{text('support.sent')}</p>
        <p>
          {text('support.caseNumber')} <strong className={styles.number}>{number}</strong>
        </p>
      </div>
      {shown !== null && (
        <>
          <p>
            {text('support.code')} <strong className={styles.number}>{shown}</strong>
          </p>
          <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
            {text(isCopied ? 'support.copied' : 'support.copy')}
          </Button>
        </>
      )}
      <p className={styles.note}>{text(shown === null ? 'support.sentText' : 'support.codeOnce')}</p>
      {isPlayer && (
        <LocaleLink to={`${paths.profileNotification.build()}#tickets`}>{text('support.ownTickets')}</LocaleLink>
      )}
      {shown !== null && (
        <TextLink kind="standalone" iconEnd="chevron-right" href={paths.supportTicket.build()} link={renderLocaleLink}>
          {text('support.openTalk')}
        </TextLink>
      )}
    </section>
  );
}
