import type { ReactNode } from 'react';
import { labelOf } from '#client/entities/form/labelOf.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { waitValues } from '#shared/errors/waitValues.ts';
import type { FormProblem } from '../address/formProblem.ts';
import { AuthArt } from './AuthArt.tsx';
import styles from './AuthPage.module.css';
import { type AuthScreen, screenTitles } from './AuthScreen.ts';
import type { AuthData } from './loadAuthData.ts';
import { SupportLink } from './SupportLink.tsx';

interface AuthPageProps {
  screen: AuthScreen;
  data: AuthData;
  problem: FormProblem | null;
  /** Instruction above the form. */
  note?: string | undefined;
  children: ReactNode;
}

/** The auth forms as pages, which work without JavaScript. */
export function AuthPage({ screen, data, problem, note, children }: AuthPageProps) {
  const text = useText();
  return (
    <div className={styles.page}>
      <div className={styles.art}>
        <AuthArt banner={data.banner} />
      </div>
      <div className={styles.pane}>
        <h1 className={styles.title} tabIndex={-1}>
          {text(screenTitles[screen])}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
        {problem && (
          <p className={styles.problem} role="alert">
            <Icon name="alert-circle" />
            <span>
              {(problem.field && problem.field !== 'terms'
                ? `${labelOf({ name: problem.field, label: '' }, text)}: `
                : '') + text(problem.messageId, { ...waitValues(problem.seconds) })}
            </span>
          </p>
        )}
        {children}
        {/* On the page of signing in it stands within the panel, before the button of passkeys, which comes late. */}
        {screen !== 'signIn' && (
          <p className={styles.support}>
            <SupportLink />
          </p>
        )}
      </div>
    </div>
  );
}
