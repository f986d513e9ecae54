import { useApp } from '#client/context/useApp.ts';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { useHiddenBalance } from '#client/ui/theme/useHiddenBalance.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ProfileBalances.module.css';

/** The player may hide the sums from onlookers. Demo money is in no sum. */
export function ProfileBalances() {
  const text = useText();
  const { locale } = useApp();
  const isOpen = useIsOpen();
  const { main, bonus, betting } = useFacts('balances');
  const { isHidden, setHidden } = useHiddenBalance();
  const label = text(isHidden ? 'profile.showBalance' : 'profile.hideBalance');
  return (
    <Card as="section" aria-label={text('profile.balances')} className={styles.card}>
      <div className={styles.head}>
        <p className={styles.label}>{text('shell.balanceMain')}</p>
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={label}
          className={styles.hide}
          onClick={() => setHidden(!isHidden)}
        />
      </div>
      <p className={styles.main}>
        {main ? (
          <HideableMoney>
            <Money {...main} locale={locale} display />
          </HideableMoney>
        ) : (
          <Skeleton shape="text" className={styles.waiting} />
        )}
      </p>
      <div className={styles.actions}>
        {isOpen(paths.deposit.build()) && (
          <ButtonLink kind="primary" icon="plus" href={paths.deposit.build()} link={renderLocaleLink}>
            {text('shell.deposit')}
          </ButtonLink>
        )}
        <ButtonLink href={paths.withdraw.build()} link={renderLocaleLink}>
          {text('profile.withdraw')}
        </ButtonLink>
      </div>
      <FactList
        layout="rows"
        facts={(
          [
            ['shell.balanceBonus', bonus],
            ['shell.balanceBetting', betting],
          ] as const
        ).map(
          ([id, money]) =>
            money && {
              label: text(id),
              value: (
                <HideableMoney>
                  <Money {...money} locale={locale} />
                </HideableMoney>
              ),
            },
        )}
      />
    </Card>
  );
}
