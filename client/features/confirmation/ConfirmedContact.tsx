import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { SystemPage } from '#client/ui/feedback/SystemPage.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './ConfirmationPage.module.css';

/** Nothing is left to confirm: links to the games, or to signing in. */
export function ConfirmedContact({ title }: { title: string }) {
  const text = useText();
  const isOpen = useIsOpen();
  const { isPlayer } = useFacts('session');
  const link = renderLocaleLink;
  return (
    <div className={styles.bleed}>
      <SystemPage
        icon="check"
        title={title}
        text={<p>{text(isPlayer ? 'confirmation.doneText' : 'confirmation.doneGuest')}</p>}
      >
        {isPlayer ? (
          <>
            {isOpen(paths.gamehall.build()) && (
              <ButtonLink kind="primary" size="large" href={paths.gamehall.build()} link={link}>
                {text('confirmation.games')}
              </ButtonLink>
            )}
            <TextLink kind="standalone" href={paths.profileSettings.build()} link={link}>
              {text('confirmation.settings')}
            </TextLink>
          </>
        ) : (
          <>
            <ButtonLink kind="primary" size="large" href={paths.signIn.build()} link={link}>
              {text('shell.signIn')}
            </ButtonLink>
            <TextLink kind="standalone" href={paths.home.build()} link={link}>
              {text('confirmation.home')}
            </TextLink>
          </>
        )}
      </SystemPage>
    </div>
  );
}
