import { BRAND_NAME } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/navigation/Button.tsx';
import { EdgeCard } from '../../ui/layout/EdgeCard.tsx';
import { Logo } from '../../ui/media/Logo.tsx';

interface InstallCardProps {
  method: 'prompt' | 'byHand';
  install: () => void;
  close: () => void;
}

/** The offer to put the site on the home screen. */
export function InstallCard({ method, install, close }: InstallCardProps) {
  const text = useText();
  return (
    <EdgeCard
      kind="install"
      mark={<Logo size={36} />}
      title={text('install.title', { brand: BRAND_NAME })}
      text={text(method === 'prompt' ? 'install.text' : 'install.byHand')}
      closeLabel={text('install.close')}
      onClose={close}
    >
      {method === 'prompt' && (
        <Button
          kind="primary"
          onClick={() => {
            close();
            install();
          }}
        >
          {text('install.do')}
        </Button>
      )}
    </EdgeCard>
  );
}
