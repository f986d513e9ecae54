import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';

/** For whoever cannot sign in. Stands before anything that appears later, which would move it under a finger. */
export function SupportLink() {
  const text = useText();
  return (
    <TextLink kind="standalone" href={paths.support.build()} link={renderLocaleLink}>
      {text('auth.support')}
    </TextLink>
  );
}
