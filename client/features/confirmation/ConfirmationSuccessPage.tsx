import type { PageData } from '#client/context/LoaderArgs.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { ConfirmedContact } from './ConfirmedContact.tsx';

export function ConfirmationSuccessPage({ seo }: PageData<typeof import('./confirmationSuccess.loader.ts')>) {
  const text = useText();
  return (
    <>
      <Seo {...seo} />
      <ConfirmedContact title={text('confirmation.done')} />
    </>
  );
}
