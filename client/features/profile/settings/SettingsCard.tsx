import type { ReactNode } from 'react';
import { Card } from '#client/ui/layout/Card.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './SettingsCard.module.css';

interface SettingsCardProps {
  /** Id of the card, for links to it. */
  id: string;
  icon: IconName;
  title: string;
  children: ReactNode;
}

export function SettingsCard({ id, icon, title, children }: SettingsCardProps) {
  const heading = `${id}-title`;
  return (
    <Card as="section" id={id} aria-labelledby={heading} className={styles.card}>
      <h2 id={heading} className={styles.title}>
        <Icon name={icon} size={22} />
        {title}
      </h2>
      {children}
    </Card>
  );
}
