import { useText } from '#client/i18n/useText.ts';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import type { ClubMember } from './clubMember.ts';
import styles from './MemberStanding.module.css';

export function MemberStanding({ member }: { member: ClubMember }) {
  const { points, pointsName, earned, level, next, missing, percent } = member;
  const text = useText();
  return (
    <div className={styles.standing}>
      <FactList
        layout="plain"
        className={styles.facts}
        facts={[
          {
            id: 'points',
            label: pointsName || text('loyalty.yourPoints'),
            value: formatNumber(points),
            className: styles.points,
          },
          { label: text('loyalty.yourLevel'), value: level?.name ?? text('loyalty.noLevel') },
        ]}
      />
      {next ? (
        <Progress
          label={text('loyalty.toNext', { name: next.name })}
          value={earned}
          min={level?.from ?? 0}
          max={next.from}
          numbers={`${percent}%`}
          start={text('loyalty.leftToNext', { count: missing, n: formatNumber(missing) })}
        />
      ) : (
        level && <p className={styles.top}>{text('loyalty.top')}</p>
      )}
    </div>
  );
}
