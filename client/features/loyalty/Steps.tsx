import { Card } from '#client/ui/layout/Card.tsx';
import { ScrollRow } from '#client/ui/layout/rows/ScrollRow.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import type { LoyaltyContent } from '#shared/content/loyalty.content.ts';
import styles from './Steps.module.css';

export function Steps({ label, steps }: { label: string; steps: LoyaltyContent['steps'] }) {
  return (
    <ScrollRow narrow label={label}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, icon }) => (
          <Card as="li" key={title} className={styles.step}>
            <StarMark icon={(icon || 'star') as IconName} size={56} />
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </Card>
        ))}
      </ol>
    </ScrollRow>
  );
}
