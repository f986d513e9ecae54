import { supportUrl } from '#client/app/shell/supportUrl.ts';
import { ClosureText } from '#client/entities/closure/ClosureText.tsx';
import { useClosure } from '#client/entities/closure/useClosure.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { useSignOut } from '#client/stores/useSignOut.ts';
import { SystemPage } from '#client/ui/feedback/SystemPage.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { paths } from '#shared/url/paths.ts';

/** In place of games, sport, deposits and offers of an account that is closed to play: why, what happens to the money, the way to it. */
export function ClosedScreen() {
  const text = useText();
  const signOut = useSignOut();
  const { closure, hasTexts } = useClosure();
  if (!closure || !hasTexts) return null;
  return (
    <SystemPage icon="lock" title={text(`closed.title.${closure}`)} text={<ClosureText closure={closure} />}>
      <Seo title={text(`closed.title.${closure}`)} robots="noindex, follow" />
      <ButtonLink kind="primary" href={paths.wallet.build()} link={renderLocaleLink}>
        {text('closed.wallet')}
      </ButtonLink>
      <ButtonLink href={supportUrl()} link={renderLocaleLink}>
        {text('closed.support')}
      </ButtonLink>
      <TextButton onClick={() => void signOut()}>{text('shell.signOut')}</TextButton>
    </SystemPage>
  );
}
