import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Star } from '#client/ui/media/Star.tsx';
import styles from './HowItWorks.module.css';

export function HowItWorks() {
  const text = useText();
  const sentences = [text('jackpots.how1'), text('jackpots.how2'), text('jackpots.how3')];
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('jackpots.how')}</h2>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Star size={16} className={styles.star} />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
