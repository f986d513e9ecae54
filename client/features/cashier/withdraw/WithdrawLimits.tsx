import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { convertMoney } from '#shared/domain/money/convertMoney.ts';
import { formatFee } from '#shared/domain/money/formatFee.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { rateFact } from '../method/rateFact.ts';
import { requirementPath } from './refusal/requirementPath.ts';
import styles from './WithdrawLimits.module.css';
import type { WithdrawMethod, WithdrawSettings } from './WithdrawSettings.ts';

interface WithdrawLimitsProps {
  method: WithdrawMethod;
  settings: WithdrawSettings;
}

export function WithdrawLimits({ method, settings }: WithdrawLimitsProps) {
  const { available, daily_left: dailyLeft, without_papers_left: free } = settings;
  const resetsAt = toMs(settings.daily_resets_at);
  const text = useText();
  const { locale } = useApp();
  const { bonus, betting } = useFacts('balances');
  const { rates } = usePageData<typeof import('../withdraw.loader.ts')>();
  const { min, max, currency } = method;
  const converted = available && available.currency !== currency && convertMoney(available, currency, rates, 'down');
  const rate = available && rateFact([available.currency, currency], rates, locale);
  const write = (amount: number) => formatMoney({ amount, currency }, locale);
  const bonusBalances = [bonus, betting].filter((balance) => balance !== null && balance.amount > 0);
  return (
    <div>
      <h3>{text('withdraw.howMuch')}</h3>
      <FactList
        layout="rows"
        className={styles.facts}
        facts={[
          available && {
            label: text('withdraw.available'),
            value: (
              <HideableMoney>
                <span>{formatMoney(available, locale)}</span>
                {converted && <span className={styles.more}>{`≈ ${formatMoney(converted, locale)}`}</span>}
              </HideableMoney>
            ),
          },
          ...bonusBalances.map(
            (balance) =>
              balance && {
                label: text(balance === bonus ? 'withdraw.notBonus' : 'withdraw.notBetting'),
                value: <HideableMoney>{formatMoney(balance, locale)}</HideableMoney>,
              },
          ),
          rate && { label: text('cashier.rate'), value: `${rate.label} ≈ ${rate.value}` },
          { label: text('withdraw.once'), value: text('withdraw.range', { min: write(min), max: write(max) }) },
          dailyLeft && {
            label: text('withdraw.daily'),
            value: (
              <>
                <span>{formatMoney(dailyLeft, locale)}</span>
                {resetsAt !== null && (
                  <span className={styles.more}>{text('withdraw.dailyMore', { at: formatMoment(resetsAt) })}</span>
                )}
              </>
            ),
          },
          free && {
            label: text('withdraw.withoutPapers'),
            value: (
              <>
                {formatMoney(free, locale)}{' '}
                <TextLink href={requirementPath('kyc')} link={renderLocaleLink}>
                  {text('withdraw.fix.kyc')}
                </TextLink>
              </>
            ),
          },
          { label: text('withdraw.fee'), value: formatFee(method, locale) ?? text('withdraw.noFee') },
        ]}
      />
    </div>
  );
}
