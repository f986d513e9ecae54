import { useText } from '#client/i18n/useText.ts';
import { SELF_EXCLUSION_PERIODS } from '#shared/api/account/accountLimits.contract.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Limits.module.css';
import { PauseLinks } from './PauseLinks.tsx';

/** Self-exclusion of half a year and longer (decision 011). */
export function ExclusionCard() {
  const text = useText();
  return (
    <SettingsCard id="self-exclusion" icon="close-circle" title={text('limits.exclusion')}>
      <p className={styles.note}>{text('limits.exclusionNote')}</p>
      <PauseLinks name={text('limits.exclusion')} periods={SELF_EXCLUSION_PERIODS} />
    </SettingsCard>
  );
}
