import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { ConfirmedContact } from './ConfirmedContact.tsx';

export function ConfirmationSuccessPage() {
  const text = useText();
  const { seo } = usePageData<typeof import('./confirmationSuccess.loader.ts')>();
  return (
    <>
      <Seo {...seo} />
      <ConfirmedContact title={text('confirmation.done')} />
    </>
  );
}
