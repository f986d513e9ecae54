import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Bets.module.css';
import type { Round } from './loadRounds.ts';

/** Reports a round to the support with its number, time and sums; without JavaScript, with its number alone. */
export function ReportLink({ round: { id, game, bet, win, created_at: time } }: { round: Round }) {
  const text = useText();
  const { stores, locale } = useApp();
  const start = toMs(time);
  const parts = [
    `№ ${id}`,
    ...(start === null ? [] : [formatMoment(start)]),
    `${text('bets.stake')} ${formatMoney(bet, locale)}`,
    `${text('bets.win')} ${formatMoney(win, locale)}`,
  ];
  return (
    <LocaleLink
      to={paths.support.build(null, { about: 'round', id })}
      className={styles.toggle}
      onClick={(event) => {
        event.preventDefault();
        void stores.dialogs.open('reportProblem', {
          game: game.name,
          sysname: game.sysname,
          mode: null,
          round: parts.join(' · '),
        });
      }}
    >
      <Icon name="chat" size={18} />
      {text('bets.report')}
    </LocaleLink>
  );
}
