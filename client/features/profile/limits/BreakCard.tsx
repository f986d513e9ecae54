import { useText } from '#client/i18n/useText.ts';
import { TIME_OUT_PERIODS } from '#shared/api/account/accountLimits.contract.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Limits.module.css';
import { PauseLinks } from './PauseLinks.tsx';

/** A time-out of a day to three months (decision 011). */
export function BreakCard() {
  const text = useText();
  return (
    <SettingsCard id="break" icon="pause" title={text('limits.break')}>
      <p className={styles.note}>{text('limits.breakNote')}</p>
      <PauseLinks name={text('limits.break')} periods={TIME_OUT_PERIODS} />
    </SettingsCard>
  );
}
