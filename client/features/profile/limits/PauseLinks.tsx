import { useText } from '#client/i18n/useText.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import type { PausePeriod } from '#shared/profile/isPausePeriod.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Limits.module.css';

interface PauseLinksProps {
  /** Name of the card. */
  name: string;
  periods: readonly PausePeriod[];
}

/** The first press of a pause: a link to its effects and the second press. */
export function PauseLinks({ name, periods }: PauseLinksProps) {
  const text = useText();
  return (
    <ul className={styles.row}>
      {periods.map((period) => (
        <li key={period}>
          <LocaleLink
            to={`${paths.profileResponsibleGame.build(null, { pause: period })}#pause`}
            className={styles.pill}
            aria-label={text('limits.pauseOf', { name, period: text(`limits.pause.${period}`) })}
          >
            {text(`limits.pause.${period}`)}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
