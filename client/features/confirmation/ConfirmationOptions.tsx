import { useApp } from '#client/context/useApp.ts';
import type { useContactCode } from '#client/entities/contact/useContactCode.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatContact } from '#shared/auth/formatContact.ts';
import { confirmationKeys } from '#shared/keys/confirmationKeys.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ConfirmationPage.module.css';

interface ConfirmationOptionsProps {
  contact: string | null;
  request: Pick<ReturnType<typeof useContactCode>, 'busy' | 'sent' | 'wait' | 'send'>;
  /** A code was requested without JavaScript. */
  isSent: boolean;
}

/**
 * If the code has expired, was used or belongs to another account: a new one for a player, signing in for a guest, the support
 * for both.
 */
export function ConfirmationOptions({
  contact,
  request: { busy, sent, wait, send },
  isSent,
}: ConfirmationOptionsProps) {
  const text = useText();
  const { locale } = useApp();
  const { isPlayer } = useFacts('session');
  const query = contact ? { [confirmationKeys.contact]: contact } : {};
  const here = withLocale(paths.confirmation.build(null, query), locale);
  const link = renderLocaleLink;
  return (
    <div className={styles.options}>
      <p className={styles.note}>{text(isPlayer ? 'confirmation.noCode' : 'confirmation.noCodeGuest')}</p>
      {isPlayer && contact && (
        <form
          method="post"
          action={withLocale(paths.confirmation.build(null, { form: 'code', ...query }), locale)}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input type="hidden" name="contact" value={contact} />
          <Status>{(sent || isSent) && text('auth.codeSentTo', { contact: formatContact(contact) })}</Status>
          <Button type="submit" disabled={wait > 0} loading={busy}>
            {wait > 0 ? text('auth.resendIn', { time: formatCountdown(wait) }) : text('confirmation.newCode')}
          </Button>
        </form>
      )}
      {isPlayer ? (
        <TextLink kind="standalone" href={`${paths.profileSettings.build()}#contacts`} link={link}>
          {text('confirmation.settings')}
        </TextLink>
      ) : (
        <TextLink kind="standalone" href={paths.signIn.build(null, { [queryKeys.redirectUrl]: here })} link={link}>
          {text('confirmation.signIn')}
        </TextLink>
      )}
      <TextLink kind="standalone" href={paths.support.build()} link={link}>
        {text('confirmation.support')}
      </TextLink>
    </div>
  );
}
