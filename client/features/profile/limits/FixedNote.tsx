import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { inMs } from '#shared/domain/inMs.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Limits.module.css';

/** Why a limit cannot be changed: not before `until` (Unix seconds), or only by the support. */
export function FixedNote({ until }: { until: number | null }) {
  const text = useText();
  if (until !== null)
    return <p className={styles.note}>{text('limits.editFrom', { time: formatMoment(inMs(until)) })}</p>;
  return (
    <p data-said="" className={styles.note}>
      {text('limits.editBySupport')}{' '}
      <TextLink href={paths.support.build()} link={renderLocaleLink}>
        {text('limits.support')}
      </TextLink>
    </p>
  );
}
