import { useText } from '#client/i18n/useText.ts';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import styles from './BonusCard.module.css';
import { BonusCard } from './BonusCard.tsx';
import type { BonusView } from './BonusView.ts';

interface BonusGroupProps {
  id: 'active' | 'waiting';
  bonuses: readonly BonusView[];
  /** Active bonuses, which keep others of their type from being activated. */
  active?: readonly BonusView[];
  onAsk: (act: BonusAct, bonus: BonusView) => void;
}

export function BonusGroup({ id, bonuses, active = [], onAsk }: BonusGroupProps) {
  const text = useText();
  if (bonuses.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={text(`bonuses.${id}`)} />
      <ul className={styles.list}>
        {bonuses.map((bonus) => (
          <BonusCard
            key={`${bonus.type}-${bonus.id}`}
            bonus={bonus}
            blocker={active.find(({ type }) => type === bonus.type)}
            onAsk={onAsk}
          />
        ))}
      </ul>
    </section>
  );
}
