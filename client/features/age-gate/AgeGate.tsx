import { useEffect, useId, useState } from 'react';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { hasFieldFocus } from '#client/lib/visitor/hasFieldFocus.ts';
import { siteCookie } from '#client/lib/visitor/siteCookie.ts';
import { AgeMark } from '#client/ui/feedback/AgeMark.tsx';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import styles from './AgeGate.module.css';

const YEAR_SECONDS = 365 * 86_400;
/** Milliseconds after a field was left, in which the press that left it acts. */
const PRESS_MS = 500;

/** Whether the visitor has answered No during this visit. */
const hasRefused = (cookies: string) => new RegExp(`(?:^|;\\s*)${cookieNames.age}=0(?:;|$)`).test(cookies);

interface AgeGateProps {
  years: number;
  /** The operator's text; empty: the default message. */
  text: string;
}

/** Asks a guest's age once a year; a No is kept for the visit, in every tab. An overlay, never a replacement: pages are cached, indexed and painted without it. */
export function AgeGate({ years, text: sentence }: AgeGateProps) {
  const text = useText();
  const id = useId();
  const [phase, setPhase] = useState<'asking' | 'refused' | 'confirmed'>(() =>
    hasRefused(document.cookie) ? 'refused' : 'asking',
  );
  const isFree = useFieldLeft();
  if (!useMessages('age') || phase === 'confirmed' || !isFree) return null;
  const isRefused = phase === 'refused';
  const confirm = () => {
    document.cookie = siteCookie(cookieNames.age, String(years), { seconds: YEAR_SECONDS, location: window.location });
    setPhase('confirmed');
  };
  const refuse = () => {
    document.cookie = siteCookie(cookieNames.age, '0', { location: window.location });
    setPhase('refused');
  };
  return (
    <Dialog
      key={phase}
      open
      kind="confirm"
      closable={false}
      unprompted
      onClose={() => undefined}
      closeLabel=""
      title={text(isRefused ? 'age.refusedTitle' : 'age.title', { years: String(years) })}
      describedBy={id}
    >
      <div className={styles.text}>
        <AgeMark />
        <p id={id}>{isRefused ? text('age.refused') : sentence || text('age.text')}</p>
      </div>
      <div className={styles.answers}>
        {isRefused ? (
          <Button size="large" wide onClick={() => setPhase('asking')}>
            {text('age.back')}
          </Button>
        ) : (
          <>
            <Button kind="primary" size="large" wide onClick={confirm}>
              {text('age.yes', { years: String(years) })}
            </Button>
            <Button size="large" wide onClick={refuse}>
              {text('age.no')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** false until the visitor is in no field: the dialog would take the letters that they are typing. */
function useFieldLeft(): boolean {
  const [isLeft, setIsLeft] = useState(() => !hasFieldFocus(document));
  useEffect(() => {
    if (isLeft) return;
    const onFocusOut = () => void setTimeout(() => setIsLeft((was) => was || !hasFieldFocus(document)), PRESS_MS);
    document.addEventListener('focusout', onFocusOut);
    return () => document.removeEventListener('focusout', onFocusOut);
  }, [isLeft]);
  return isLeft;
}
