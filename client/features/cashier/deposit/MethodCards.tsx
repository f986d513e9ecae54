import { clsx } from 'clsx';
import { paths } from '../../../../shared/url/paths.ts';
import { LocaleLink } from '../../../i18n/LocaleLink.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { IconName } from '../../../ui/media/iconShapes.ts';
import type { DepositMethod } from './depositMethods.ts';
import styles from './MethodCards.module.css';

interface MethodCardsProps {
  methods: readonly DepositMethod[];
  chosen: string | null;
}

/** The ways to pay in, a card each; one that cannot be used now says why. */
export function MethodCards({ methods, chosen }: MethodCardsProps) {
  const text = useText();
  return (
    <ul className={styles.cards} aria-label={text('deposit.methods')}>
      {methods.map((method) => {
        const { sysname, name, icon, eta, is_available: isAvailable } = method;
        const isChosen = sysname === chosen;
        const inner = (
          <>
            <span className={styles.icon}>
              <Icon name={icon as IconName} size={22} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>
                {isAvailable ? eta : method.unavailable_reason || text('deposit.unavailable')}
              </span>
            </span>
            {isChosen && <Icon name="check-circle" className={styles.mark} />}
          </>
        );
        return (
          <li key={sysname}>
            {isAvailable ? (
              <LocaleLink
                to={paths.depositMethod.build({ sysname })}
                replace
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={styles.card}
              >
                {inner}
              </LocaleLink>
            ) : (
              <span className={clsx(styles.card, styles.off)}>{inner}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
