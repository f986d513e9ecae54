import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { StarList } from '#client/ui/media/StarList.tsx';
import { HowLong } from './HowLong.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawLimits } from './WithdrawLimits.tsx';
import { WithdrawMethods } from './WithdrawMethods.tsx';
import styles from './WithdrawSection.module.css';
import type { WithdrawSettings } from './WithdrawSettings.ts';

export function WithdrawSection({ settings }: { settings: WithdrawSettings }) {
  const text = useText();
  const { methodConfigs, times, chosen } = usePageData<typeof import('../withdraw.loader.ts')>();
  const { methods } = settings;
  const open = methods.filter(({ is_available: isAvailable }) => isAvailable);
  const method = open.find(({ sysname }) => sysname === chosen) ?? open[0];
  const icons = Object.fromEntries(
    methodConfigs.map(({ sysname, iconWithdraw, icon }) => [sysname, iconWithdraw || icon]),
  );
  return (
    <div className={styles.section}>
      <WithdrawMethods methods={methods} chosen={method?.sysname ?? ''} icons={icons} />
      {method && (
        <div className={styles.desk}>
          <div className={styles.form}>
            <WithdrawForm key={method.sysname} method={method} settings={settings} />
          </div>
          <Card as="section" className={styles.aside} aria-label={text('withdraw.before')}>
            <WithdrawLimits method={method} settings={settings} />
            <HowLong method={method} times={times.find((row) => row.method === method.sysname)} />
            <StarList items={[text('withdraw.hold1'), text('withdraw.hold2'), text('withdraw.hold3')]} />
          </Card>
        </div>
      )}
    </div>
  );
}
