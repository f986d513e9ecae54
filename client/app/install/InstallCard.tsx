import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import styles from './InstallCard.module.css';

interface InstallCardProps {
  way: 'prompt' | 'byHand';
  install: () => void;
  close: () => void;
}

/** A quiet card at the edge of the page; takes no focus. */
export function InstallCard({ way, install, close }: InstallCardProps) {
  const text = useText();
  return (
    <aside aria-label={text('install.title')} className={styles.card}>
      <Logo size={36} />
      <div className={styles.words}>
        <p className={styles.title}>{text('install.title')}</p>
        <p className={styles.text}>{text(way === 'prompt' ? 'install.text' : 'install.byHand')}</p>
        {way === 'prompt' && (
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
      </div>
      <IconButton icon="close" label={text('install.close')} onClick={close} />
    </aside>
  );
}
