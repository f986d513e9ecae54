import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNetworkReturn } from '#client/app/effects/useNetworkReturn.ts';
import { EmptyLayout } from '#client/app/layouts/EmptyLayout.tsx';
import { isOpenToBlocked } from '#client/app/shell/menu/isOpenToBlocked.ts';
import { supportUrl } from '#client/app/shell/supportUrl.ts';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { useSignOut } from '#client/stores/useSignOut.ts';
import { SystemPage } from '#client/ui/feedback/SystemPage.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { toMs } from '#shared/domain/toMs.ts';
import type { FatalError } from '#shared/errors/FatalError.ts';
import { ClosedScreen } from './ClosedScreen.tsx';
import styles from './FatalScreen.module.css';

const RETRY_MS = 30_000;
const BAN_TYPES = ['fraud', 'multi_account', 'self_exclusion', 'age', 'regulator', 'deleted'];

/** A kind without a screen does not compile. */
const SCREENS: Readonly<Record<FatalError['kind'], ComponentType<Omit<FatalError, 'status'>>>> = {
  maintenance: Maintenance,
  blocked: Blocked,
  forbidden: Forbidden,
  closed: ClosedScreen,
};

/** Replaces every page that the error closes: maintenance, a blocked or closed account, a forbidden region. */
export function FatalScreen({ fatal, children }: { fatal: Omit<FatalError, 'status'>; children?: ReactNode }) {
  const Screen = SCREENS[fatal.kind];
  if (isOpenToBlocked(fatal, useLocation().pathname)) return children;
  return (
    <EmptyLayout>
      <div className={styles.bleed}>
        <Screen {...fatal} />
      </div>
    </EmptyLayout>
  );
}

function Maintenance() {
  const { call } = useApp();
  const text = useText();
  const [checkedAt, setCheckedAt] = useState<string | null>(null);
  const ask = useCallback(async () => {
    const info = await call(getGeneralInfo, {}).catch(() => null);
    if (info?.domain_state === 'active') return location.reload();
    const now = new Date();
    setCheckedAt(formatTime(now.getTime(), -now.getTimezoneOffset()));
  }, [call]);
  useEffect(() => {
    const timer = setInterval(() => void ask(), RETRY_MS);
    // Browsers throttle timers in a background tab: check at once when the tab is shown.
    const onVisible = () => document.visibilityState === 'visible' && void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [ask]);
  useNetworkReturn(() => void ask());
  return (
    <SystemPage
      icon="wrench"
      title={text('shell.maintenanceTitle')}
      text={
        <>
          <p>{text('shell.maintenanceText')}</p>
          <p className={styles.note}>
            <span>{text('shell.maintenanceRetry')}</span>{' '}
            {checkedAt && <span>{text('shell.maintenanceChecked', { time: checkedAt })}</span>}
          </p>
        </>
      }
    >
      <Seo title={text('shell.maintenanceTitle')} robots="noindex, follow" />
    </SystemPage>
  );
}

/** The end of a pause, in Tashkent time on the server and in the browser alike. */
function Until({ pause, until }: Pick<FatalError, 'pause' | 'until'>) {
  const text = useText();
  if (pause === undefined || until === undefined) return null;
  const ends = until === null ? null : toMs(until);
  return (
    <p className={styles.note}>
      {ends === null
        ? text('shell.blockedForGood')
        : text('shell.blockedUntil', { date: formatDate(ends), time: formatTime(ends) })}
    </p>
  );
}

function Blocked({ banType, pause, until }: Pick<FatalError, 'banType' | 'pause' | 'until'>) {
  const text = useText();
  const signOut = useSignOut();
  const type = banType && BAN_TYPES.includes(banType) ? banType : 'other';
  return (
    <SystemPage
      icon="lock"
      title={text(`shell.blockedTitle.${type}`)}
      text={
        <>
          <p>{text(`shell.blockedText.${type}`)}</p>
          <Until pause={pause} until={until} />
        </>
      }
    >
      <Seo title={text(`shell.blockedTitle.${type}`)} robots="noindex, follow" />
      <ButtonLink kind="primary" href={supportUrl()} link={renderLocaleLink}>
        {text('shell.support')}
      </ButtonLink>
      <TextButton onClick={() => void signOut()}>{text('shell.signOut')}</TextButton>
    </SystemPage>
  );
}

function Forbidden() {
  const text = useText();
  return (
    <SystemPage icon="globe" code="403" title={text('shell.forbiddenTitle')} text={text('shell.forbiddenText')}>
      <Seo title={text('shell.forbiddenTitle')} robots="noindex, follow" />
    </SystemPage>
  );
}
