import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { BudgetLine } from '#client/entities/limit/BudgetLine.tsx';
import { type SessionFacts, useSessionFacts } from '#client/entities/play/useSessionFacts.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { Money } from '#client/ui/feedback/Money.tsx';
import { useNow } from '#client/ui/feedback/useNow.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { inMs } from '#shared/domain/inMs.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { formatSpan } from './formatSpan.ts';
import { lastLoginText } from './lastLoginText.ts';
import styles from './Session.module.css';

/** Duration and result of the session in the account menu; loaded each time the menu opens. */
export function SessionSummary() {
  const hasMessages = useMessages('player');
  const [summary, setSummary] = useState<{ session: SessionFacts; ahead: number } | null>(null);
  const [failure, setFailure] = useState<'absent' | 'failed' | null>(null);
  useSessionFacts({
    isWanted: true,
    take: (session) => {
      setSummary({ session, ahead: inMs(session.now) - Date.now() });
      setFailure(null);
    },
    onFailure: setFailure,
  });

  if (failure === 'absent') return null;
  return (
    <div className={styles.summary} aria-busy={!summary && !failure}>
      {hasMessages && summary && <Summary {...summary} />}
      {hasMessages && failure && !summary && <Failed />}
    </div>
  );
}

function Summary({ session, ahead }: { session: SessionFacts; ahead: number }) {
  const { locale } = useApp();
  const text = useText();
  const now = useNow(60_000);
  const { last_login: last } = session;
  return (
    <>
      <p className={styles.caption}>{text('player.session')}</p>
      <FactList
        layout="rows"
        facts={[
          {
            label: text('player.clock'),
            value: now !== null && formatSpan(now + ahead - (toMs(session.started_at) ?? 0), text),
          },
          { label: text('player.staked'), value: <Money {...session.bet} locale={locale} /> },
          {
            label: text('player.net'),
            value: <Money {...session.net} locale={locale} signed />,
            className: session.net.amount < 0 ? styles.loss : undefined,
          },
        ]}
      />
      <BudgetLine className={styles.note} />
      {last && <p className={styles.note}>{lastLoginText(last, text)}</p>}
    </>
  );
}

function Failed() {
  const text = useText();
  return <p className={styles.note}>{text('player.sessionFailed')}</p>;
}
