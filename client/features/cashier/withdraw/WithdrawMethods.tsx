import { clsx } from 'clsx';
import { paths } from '../../../../shared/url/paths.ts';
import { LocaleLink } from '../../../i18n/LocaleLink.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { IconName } from '../../../ui/media/iconShapes.ts';
import styles from './WithdrawMethods.module.css';
import type { WithdrawMethod } from './WithdrawSettings.ts';

interface WithdrawMethodsProps {
  methods: readonly WithdrawMethod[];
  chosen: string;
  icons: Readonly<Record<string, string>>;
}

/** Where money may go, a card each; one that cannot be used now says why. */
export function WithdrawMethods({ methods, chosen, icons }: WithdrawMethodsProps) {
  const text = useText();
  return (
    <section aria-labelledby="methods" className={styles.methods}>
      <h2 id="methods">{text('withdraw.method')}</h2>
      <ul className={styles.cards}>
        {methods.map(({ sysname, name, eta, is_available: isAvailable, unavailable_reason: reason }) => {
          const inner = (
            <>
              <span className={styles.icon}>
                <Icon name={(icons[sysname] || 'wallet') as IconName} size={22} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{isAvailable ? eta : reason || text('withdraw.unavailable')}</span>
              </span>
              {sysname === chosen && <Icon name="check-circle" />}
            </>
          );
          return (
            <li key={sysname}>
              {isAvailable ? (
                <LocaleLink
                  to={paths.withdraw.build(null, { method: sysname })}
                  replace
                  preventScrollReset
                  aria-current={sysname === chosen ? 'true' : undefined}
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
    </section>
  );
}
