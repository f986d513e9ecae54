import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { SessionClock } from '#client/entities/play/SessionClock.tsx';
import { SessionMoney } from '#client/entities/play/SessionMoney.tsx';
import { useSessionFacts } from '#client/entities/play/useSessionFacts.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import type { Money } from '#shared/domain/money/Money.ts';
import styles from './PlayLine.module.css';

/** Duration and net result of the session; renders nothing when the platform does not report them. */
export function PlayLine() {
  const text = useText();
  const { locale } = useApp();
  const [shown, setShown] = useState<{ net: Money; startedAt: number } | null>(null);
  useSessionFacts({ isWanted: true, take: ({ net }, startedAt) => setShown({ net, startedAt }) });
  if (!shown) return null;
  const { amount, currency } = shown.net;
  return (
    <FactList
      layout="plain"
      className={styles.line}
      facts={[
        { label: text('betting.sessionTime'), value: <SessionClock startedAt={shown.startedAt} /> },
        {
          label: text('betting.sessionNet'),
          value: <SessionMoney amount={amount} currency={currency} locale={locale} isNet />,
        },
      ]}
    />
  );
}
