import { useLayoutEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './TicketSent.module.css';

/** Confirmation with the case number. It replaces the form that had the focus: it gets the focus at once, and so is read out. */
export function TicketSent({ caseNumber }: { caseNumber: string }) {
  const text = useText();
  const isPlayer = useIsPlayer();
  const note = useRef<HTMLElement>(null);
  useLayoutEffect(() => note.current?.focus(), []);
  return (
    <section ref={note} tabIndex={-1} aria-labelledby="sent" className={styles.sent}>
      <StarMark icon="check" size={64} />
      <div id="sent">
        <p className={styles.title}>{text('support.sent')}</p>
        <p>
          {text('support.caseNumber')} <strong className={styles.number}>{caseNumber}</strong>
        </p>
      </div>
      <p className={styles.note}>{text('support.sentText')}</p>
      {isPlayer && (
        <LocaleLink to={`${paths.profileNotification.build()}#tickets`}>{text('support.ownTickets')}</LocaleLink>
      )}
    </section>
  );
}
