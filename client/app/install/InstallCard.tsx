import { useBrand } from '#client/entities/brand/useBrand.ts';
import { useText } from '#client/i18n/useText.ts';
import { EdgeCard } from '#client/ui/layout/edge/EdgeCard.tsx';
import { Logo } from '#client/ui/media/Logo.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';

interface InstallCardProps {
  method: 'prompt' | 'byHand';
  install: () => void;
  close: () => void;
}

/** The offer to put the site on the home screen. */
export function InstallCard({ method, install, close }: InstallCardProps) {
  const text = useText();
  const { name: brand } = useBrand();
  return (
    <EdgeCard
      kind="install"
      mark={<Logo size={36} />}
      title={text('install.title', { brand })}
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
