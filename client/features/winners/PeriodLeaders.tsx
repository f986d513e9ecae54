import { useId, useState } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { settle } from '#client/context/settle.ts';
import { useApp } from '#client/context/useApp.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { PlaceMark } from '#client/entities/tournament/PlaceMark.tsx';
import type { Leader } from '#client/entities/tournament/Tournament.ts';
import { useText } from '#client/i18n/useText.ts';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { Segmented } from '#client/ui/navigation/tabs/Segmented.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { paths } from '#shared/url/paths.ts';
import { LEADER_PERIODS, type LeaderPeriod, loadLeaders } from './loadLeaders.ts';
import styles from './PeriodLeaders.module.css';

/** Leaders of this week (loaded with the page) or of today (loaded by a press). */
export function PeriodLeaders({ week }: { week: Settled<Leader[]> }) {
  const app = useApp();
  const text = useText();
  const id = useId();
  const [period, setPeriod] = useState<LeaderPeriod>('week');
  const [day, setDay] = useState<Settled<Leader[]> | null>(null);
  const choose = (next: LeaderPeriod) => {
    setPeriod(next);
    if (next === 'day' && !day?.ok) void settle(loadLeaders(app, 'day')).then(setDay);
  };
  const shown = period === 'week' ? week : day;
  return (
    <section aria-labelledby={id} className={styles.box}>
      <SectionHeader
        id={id}
        title={text('winners.leaders')}
        more={{ href: paths.tournaments.build(), text: text('winners.tournaments') }}
        link={renderLocaleLink}
      />
      <div className={styles.switch}>
        <Segmented
          wide
          label={text('winners.period')}
          value={period}
          options={LEADER_PERIODS.map((value) => ({ value, label: text(`winners.${value}`) }))}
          onChange={choose}
        />
      </div>
      {shown && !shown.ok && (
        <SectionFailed headingLevel={3} title={text('winners.leadersFailed')} error={shown.error} />
      )}
      {(shown === null || shown.ok) && (
        <div className={styles.board} aria-busy={shown === null}>
          {shown?.value.length === 0 && <p className={styles.none}>{text('winners.noLeaders')}</p>}
          {shown && shown.value.length > 0 && (
            <table aria-labelledby={id} className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{text('winners.place')}</th>
                  <th scope="col">{text('winners.player')}</th>
                  <th scope="col">{text('winners.points')}</th>
                </tr>
              </thead>
              <tbody>
                {shown.value.map((row) => (
                  <tr key={row.place} className={row.is_me ? styles.me : undefined}>
                    <td>
                      <PlaceMark place={row.place} />
                    </td>
                    <th scope="row">{row.is_me ? text('winners.you') : <bdi>{row.fakename}</bdi>}</th>
                    <td>{formatNumber(row.points)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
      <p className={styles.note}>{text('winners.pointsNote')}</p>
    </section>
  );
}
