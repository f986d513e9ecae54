import { type MouseEvent, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { lateBlur } from '#client/entities/form/lateBlur.ts';
import type { SocialReport } from '#client/entities/social/SocialReport.ts';
import { serviceName } from '#client/entities/social/serviceName.ts';
import { socialAddress } from '#client/entities/social/socialAddress.ts';
import { useSocialWindow } from '#client/entities/social/useSocialWindow.ts';
import { useText } from '#client/i18n/useText.ts';
import { backUrl } from '#client/lib/visitor/backUrl.ts';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';
import styles from '../AuthForms.module.css';
import { useAfterAuth } from '../address/useAfterAuth.ts';
import { useCarriedQuery } from '../address/useCarriedQuery.ts';
import { socialProblem } from './socialProblem.ts';

interface SocialButtonsProps {
  services: readonly string[];
  type: 'login' | 'register';
  onSignedIn: () => void;
  onIncomplete: () => void;
}

/** Sign-in through a social network: in a window, or as a page if windows are blocked or JavaScript is off. */
export function SocialButtons({ services, type, onSignedIn, onIncomplete }: SocialButtonsProps) {
  const text = useText();
  const { call, locale } = useApp();
  const { enter, leave } = useAfterAuth();
  const carried = useCarriedQuery();
  /** The error of the last try, as the service names it; null: none. */
  const [failure, setFailure] = useState<{ error: string | null } | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const closedAt = useClosedAt();
  const isDone = useRef(false);

  async function finish({ status, error }: SocialReport): Promise<void> {
    // The report arrives twice: from the opener and from the channel.
    if (isDone.current) return;
    if (status !== 'success') return setFailure({ error: error ?? null });
    isDone.current = true;
    const info = await call(getInfo, {}).catch(() => null);
    if (!info || info.uid === 0) {
      isDone.current = false;
      return setFailure({ error: null });
    }
    enter(info);
    if (!info.is_registration_completed) return onIncomplete();
    onSignedIn();
    await leave(false, backUrl.take());
  }
  const { isOpen, open: openWindow } = useSocialWindow({
    onReport: (report) => void finish(report),
    onClosed: () => setFailure((now) => now ?? (isDone.current ? null : { error: 'cancelled' })),
  });

  /** `handedOn`: query keys to carry along, such as the return address and the referrer. */
  const addressOf = (
    service: string,
    step: 'social' | 'socialWindow',
    handedOn: Readonly<Record<string, string>>,
    goal: 'login' | 'register' | 'restore' = type,
  ) => socialAddress({ service, type: goal, locale, back: paths.signIn.build(null, { ...handedOn, step }) });

  const open = (event: MouseEvent, service: string, goal: 'login' | 'register' | 'restore' = type) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    setFailure(null);
    setPressed(service);
    event.preventDefault();
    if (openWindow(addressOf(service, 'socialWindow', {}, goal))) return;
    // The window was blocked: continue as a page, which does not share backUrl with this one.
    const back = backUrl.take();
    const handedOn = back ? { ...carried, [queryKeys.redirectUrl]: back } : carried;
    window.location.assign(addressOf(service, 'social', handedOn, goal));
  };

  if (services.length === 0) return null;
  // The service whose account its player had closed.
  const closed = failure === null ? closedAt : failure.error === 'account_left' ? pressed : null;
  return (
    <div className={styles.social}>
      <p className={styles.text}>{text('auth.social')}</p>
      <div className={styles.services}>
        {services.map((service) => (
          <a
            key={service}
            className={buttonClass({ wide: true })}
            href={addressOf(service, 'social', carried)}
            rel="nofollow"
            aria-label={text('auth.social.with', { service: serviceName(service) })}
            onMouseDown={lateBlur.onMouseDown}
            onClick={(event) => open(event, service)}
          >
            {serviceName(service)}
          </a>
        ))}
      </div>
      <p role="status" className={styles.text}>
        {isOpen && text('auth.social.wait')}
      </p>
      {failure && (
        <p role="alert" className={styles.problem}>
          {text(socialProblem(failure.error))}
        </p>
      )}
      {closed !== null && services.includes(closed) && (
        <a
          className={buttonClass({ kind: 'primary', wide: true })}
          href={addressOf(closed, 'social', carried, 'restore')}
          rel="nofollow"
          onClick={(event) => open(event, closed, 'restore')}
        >
          {text('auth.social.openAgain')}
        </a>
      )}
    </div>
  );
}

/** The service that returned to this address with the account of a player who had closed it, without a window; null: none did. */
function useClosedAt(): string | null {
  const query = new URLSearchParams(useLocation().search);
  return query.get('step') === 'social' && query.get('error') === 'account_left' ? query.get('service') : null;
}
