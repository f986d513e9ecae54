import type { ReactNode } from 'react';
import type { RenderLink } from '#client/ui/navigation/linkProps.ts';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import styles from './SectionHeader.module.css';

export interface SectionHeaderProps {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string;
  more?: { href: string; text: string };
  link?: RenderLink;
  /** Right of the link: arrows. */
  children?: ReactNode;
}

export function SectionHeader({ title, id, more, link, children }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 id={id}>{title}</h2>
      {more && (
        <TextLink
          kind="standalone"
          href={more.href}
          link={link}
          iconEnd="chevron-right"
          aria-label={`${more.text}: ${title}`}
        >
          {more.text}
        </TextLink>
      )}
      {children}
    </div>
  );
}
