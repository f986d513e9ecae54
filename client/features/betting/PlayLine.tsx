import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { SessionClock } from '#client/entities/play/SessionClock.tsx';
import { SessionMoney } from '#client/entities/play/SessionMoney.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useWhileVisible } from '#client/lib/live/useWhileVisible.ts';
import { getSessionFacts } from '#shared/api/account/accountLimits.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import styles from './PlayLine.module.css';

const ASK_MS = 30_000;

/** Duration and net result of the session; renders nothing when the platform does not report them. */
export function PlayLine() {
  const text = useText();
  const { call, locale } = useApp();
  const [known, setKnown] = useState<{ net: Money; startedAt: number } | null>(null);
  // `now` is the platform's: the device's clock may be wrong.
  const take = ({ net, now, started_at: start }: OutputOf<typeof getSessionFacts>) =>
    setKnown({ net, startedAt: Date.now() - (now - start) * 1_000 });
  useEffect(() => {
    const abort = new AbortController();
    call(getSessionFacts, {}, { signal: abort.signal }).then(take, () => undefined);
    return () => abort.abort();
  }, [call]);
  useWhileVisible(() => call(getSessionFacts, {}).then(take), ASK_MS);
  if (!known) return null;
  const { amount, currency } = known.net;
  return (
    <dl className={styles.line}>
      <div>
        <dt>{text('betting.sessionTime')}</dt>
        <dd>
          <SessionClock startedAt={known.startedAt} />
        </dd>
      </div>
      <div>
        <dt>{text('betting.sessionNet')}</dt>
        <dd>
          <SessionMoney amount={amount} currency={currency} locale={locale} isNet />
        </dd>
      </div>
    </dl>
  );
}
