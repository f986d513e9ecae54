import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { getInfo } from '../../../../shared/api/account.contract.ts';
import { queryKeys } from '../../../../shared/keys/queryKeys.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { buttonClass } from '../../../ui/navigation/buttonClass.ts';
import styles from '../AuthForms.module.css';
import { lateBlur } from '../../../entities/form/lateBlur.ts';
import { takeBackUrl } from '../takeBackUrl.ts';
import { useAfterAuth } from '../useAfterAuth.ts';
import { useCarriedQuery } from '../useCarriedQuery.ts';
import { socialAddress } from './socialAddress.ts';
import { socialProblem } from './socialProblem.ts';
import { isSocialReport, SOCIAL_CHANNEL, type SocialReport } from './SocialReport.ts';

const LOOK = 'popup,width=640,height=480';
const CLOSED_MS = 500;

interface SocialButtonsProps {
  services: readonly string[];
  type: 'login' | 'register';
  onSignedIn: () => void;
  onIncomplete: () => void;
}

/** Signing in by an account elsewhere: in a window, or as a page where windows are blocked or there is no script. */
export function SocialButtons({ services, type, onSignedIn, onIncomplete }: SocialButtonsProps) {
  const text = useText();
  const { call, locale } = useApp();
  const { enter, leave } = useAfterAuth();
  const carried = useCarriedQuery();
  const [opened, setOpened] = useState<Window | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isDone = useRef(false);

  async function finish({ status, error }: SocialReport): Promise<void> {
    // The report comes by two roads.
    if (isDone.current) return;
    setOpened(null);
    if (status !== 'success') return setProblem(socialProblem(error));
    isDone.current = true;
    const info = await call(getInfo, {}).catch(() => null);
    if (!info || info.uid === 0) {
      isDone.current = false;
      return setProblem(socialProblem(null));
    }
    enter(info);
    if (!info.is_registration_completed) return onIncomplete();
    onSignedIn();
    await leave(false, takeBackUrl());
  }
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });

  useEffect(() => {
    const hear = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && isSocialReport(data)) void latest.current(data);
    };
    const channel = new BroadcastChannel(SOCIAL_CHANNEL);
    channel.addEventListener('message', hear);
    window.addEventListener('message', hear);
    return () => {
      channel.close();
      window.removeEventListener('message', hear);
    };
  }, []);

  useEffect(() => {
    if (!opened) return;
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      // What it has reported is on its way; a window that was cut off looks closed, and may report later still.
      setTimeout(() => setOpened((now) => (now === opened ? null : now)), CLOSED_MS);
      setTimeout(() => setProblem((now) => now ?? (isDone.current ? null : socialProblem('cancelled'))), CLOSED_MS);
    }, CLOSED_MS);
    return () => clearInterval(timer);
  }, [opened]);

  const open = (event: MouseEvent, service: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    setProblem(null);
    const place = window.open(
      socialAddress({ service, type, locale, inWindow: true, carried: {} }),
      SOCIAL_CHANNEL,
      LOOK,
    );
    event.preventDefault();
    if (place) return setOpened(place);
    // A blocked window: the same as a page, which cannot come back to what this one remembers.
    const back = takeBackUrl();
    const handedOn = back ? { ...carried, [queryKeys.redirectUrl]: back } : carried;
    window.location.assign(socialAddress({ service, type, locale, inWindow: false, carried: handedOn }));
  };

  if (services.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.text}>{text('auth.social')}</p>
      <div className={styles.services}>
        {services.map((service) => (
          <a
            key={service}
            className={buttonClass({ wide: true })}
            href={socialAddress({ service, type, locale, inWindow: false, carried })}
            rel="nofollow"
            aria-label={text('auth.social.with', { service: nameOf(service) })}
            onMouseDown={lateBlur.onMouseDown}
            onClick={(event) => open(event, service)}
          >
            {nameOf(service)}
          </a>
        ))}
      </div>
      <p role="status" className={styles.text}>
        {opened && text('auth.social.wait')}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {text(problem)}
        </p>
      )}
    </div>
  );
}

/** Services are called by their own names in every language. */
function nameOf(service: string): string {
  return service.charAt(0).toUpperCase() + service.slice(1);
}
