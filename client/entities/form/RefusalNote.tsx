import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import styles from './RefusalNote.module.css';

interface RefusalNoteProps {
  title: string;
  note?: string | undefined;
  /** Where to fix the cause, without the locale's prefix. */
  link?: { href: string; title: string } | undefined;
  children?: ReactNode;
}

export function RefusalNote({ title, note, link, children }: RefusalNoteProps) {
  const text = useText();
  return (
    <div role="alert" className={styles.note}>
      <Icon name="alert-circle" className={styles.icon} />
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {note && <p>{note}</p>}
        {link && (
          <TextLink href={link.href} link={renderLocaleLink} kind="standalone" iconEnd="chevron-right">
            {text(link.title)}
          </TextLink>
        )}
        {children}
      </div>
    </div>
  );
}
