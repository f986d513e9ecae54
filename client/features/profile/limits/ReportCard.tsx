import { clsx } from 'clsx';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Money } from '#client/ui/feedback/Money.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import type { getPlayReport } from '#shared/api/account/accountLimits.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { hoursText } from './hoursText.ts';
import styles from './ReportCard.module.css';
import { WeekBars } from './WeekBars.tsx';

type Span = OutputOf<typeof getPlayReport>['week'];

/** Money was won or lost in a time that the platform did not count: `0 minutes` beside it would be untrue. */
const isTimed = ({ seconds, net }: Span) => seconds > 0 || net.amount === 0;

/** The last part of the message about a week or a month. */
const kindOf = (span: Span) => (!isTimed(span) ? 'Untimed' : span.seconds > 0 ? 'Summary' : 'Unplayed');

/** Time, deposits and the result of the week and the month, as text, figures and bars. */
export function ReportCard({ report }: { report: OutputOf<typeof getPlayReport> }) {
  const text = useText();
  const { locale } = useApp();
  const { week, month, days } = report;
  const valuesOf = ({ seconds, deposits, net }: Span) => ({
    time: hoursText(seconds, text),
    deposits: formatMoney(deposits, locale),
    net: formatMoney(net, locale),
  });
  const lastDay = inMs(week.to - 1);
  return (
    <SettingsCard id="report" icon="chart" title={text('limits.report')}>
      <p className={styles.note}>
        {text('limits.span', { from: formatDate(inMs(week.from)), to: formatDate(lastDay) })}
      </p>
      <p>
        {text(`limits.week${kindOf(week)}`, valuesOf(week))} {text(`limits.month${kindOf(month)}`, valuesOf(month))}
      </p>
      <div className={styles.figures}>
        <FactList
          layout="plain"
          facts={[
            {
              label: text('limits.net'),
              value: <Money {...week.net} locale={locale} signed display />,
              className: clsx(styles.net, week.net.amount < 0 && styles.loss),
            },
            {
              label: text('limits.time'),
              value: isTimed(week) ? hoursText(week.seconds, text) : text('limits.timeUnknown'),
            },
            { label: text('limits.deposits'), value: <Money {...week.deposits} locale={locale} /> },
          ]}
        />
        <WeekBars days={days} />
      </div>
    </SettingsCard>
  );
}
