import type { PageData } from '#client/context/LoaderArgs.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { SystemPage } from '#client/ui/feedback/SystemPage.tsx';
import { formatContact } from '#shared/auth/formatContact.ts';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import styles from './ConfirmationPage.module.css';
import { ConfirmedContact } from './ConfirmedContact.tsx';

/** Target of an e-mail's link. Nothing happens before the press: mail scanners open links too. */
export function ConfirmationPage({
  contact,
  isConfirmed,
  code,
  problem,
  seconds,
  isSent,
  seo,
}: PageData<typeof import('./confirmation.loader.ts')>) {
  const text = useText();
  if (isConfirmed)
    return (
      <>
        <Seo {...seo} />
        <ConfirmedContact title={text('confirmation.already')} />
      </>
    );
  return (
    <div className={styles.bleed}>
      <SystemPage
        icon={contact === null || contact.includes('@') ? 'mail' : 'phone'}
        title={text('confirmation.title')}
        text={
          <p>
            {contact === null
              ? text('confirmation.lead')
              : text('confirmation.press', { contact: formatContact(contact) })}
          </p>
        }
      >
        <Seo {...seo} />
        <ConfirmationForm
          contact={contact}
          code={code}
          problem={problem ? text(problem, { seconds }) : ''}
          isSent={isSent}
        />
      </SystemPage>
    </div>
  );
}
