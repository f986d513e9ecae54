import { usePageData } from '../../context/usePageData.ts';
import { useText } from '../../i18n/useText.ts';
import { Seo } from '../../seo/Seo.tsx';
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
