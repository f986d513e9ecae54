import { useText } from '#client/i18n/useText.ts';
import { StarList } from '#client/ui/media/StarList.tsx';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Verification.module.css';

const LISTS = {
  person: ['document', 'camera', 'light'],
  requisites: ['requisites', 'camera', 'light'],
  why: ['age', 'money', 'others'],
} as const;

interface BeforeStartProps {
  /** What is checked. */
  subject: 'person' | 'requisites';
  /** Usual duration; 0 if unknown. */
  hours: number;
}

export function BeforeStart({ subject, hours }: BeforeStartProps) {
  const text = useText();
  return (
    <>
      <SettingsCard id="needs" icon="id-card" title={text('verification.needs')}>
        <StarList items={LISTS[subject].map((line) => text(`verification.needs.${line}`))} />
        <p className={styles.note}>
          {hours > 0 ? text('verification.takes', { hours }) : text('verification.takesUnknown')}
        </p>
      </SettingsCard>
      <SettingsCard id="why" icon="shield" title={text('verification.why')}>
        <StarList items={LISTS.why.map((line) => text(`verification.why.${line}`))} />
        <p className={styles.note}>{text('verification.who')}</p>
      </SettingsCard>
    </>
  );
}
