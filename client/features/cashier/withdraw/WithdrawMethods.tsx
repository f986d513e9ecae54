import { useText } from '#client/i18n/useText.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { MethodCard } from '../method/MethodCard.tsx';
import styles from './WithdrawMethods.module.css';
import type { WithdrawMethod } from './WithdrawSettings.ts';

interface WithdrawMethodsProps {
  methods: readonly WithdrawMethod[];
  chosen: string;
  icons: Readonly<Record<string, string>>;
}

/** Withdrawal methods; an unavailable one says why. */
export function WithdrawMethods({ methods, chosen, icons }: WithdrawMethodsProps) {
  const text = useText();
  return (
    <section aria-labelledby="methods" className={styles.methods}>
      <h2 id="methods">{text('withdraw.method')}</h2>
      <ul className={styles.cards}>
        {methods.map(({ sysname, name, eta, is_available: isAvailable, unavailable_reason: reason }) => (
          <li key={sysname}>
            <MethodCard
              icon={icons[sysname] || 'wallet'}
              name={name}
              notes={[isAvailable ? (eta ?? '') : reason || text('withdraw.unavailable')].filter(Boolean)}
              isChosen={sysname === chosen}
              link={
                isAvailable
                  ? (card) => (
                      <LocaleLink
                        to={paths.withdraw.build(null, { method: sysname })}
                        replace
                        preventScrollReset
                        {...card}
                      />
                    )
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
