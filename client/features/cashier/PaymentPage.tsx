import type { PageData } from '#client/context/LoaderArgs.ts';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { WatchedPayment } from './payment/WatchedPayment.tsx';
import { CashierNote } from './shell/CashierNote.tsx';
import { CashierShell } from './shell/CashierShell.tsx';

/** A deposit after its form: pending, done or failed. */
export function PaymentPage({
  info,
  methods,
  names,
  error,
  isNamed,
  startsNow,
}: PageData<typeof import('./payment.loader.ts')>) {
  const text = useText();
  const isOpen = useIsOpen();
  return (
    <CashierShell current={paths.deposit.build()} title={text('payment.title')}>
      {info ? (
        <WatchedPayment
          key={`${info.id}|${info.status}`}
          info={info}
          methods={methods}
          names={names}
          isNamed={isNamed}
          startsNow={startsNow}
        />
      ) : error ? (
        <SectionFailed title={text('payment.unread')} error={error} />
      ) : (
        <CashierNote icon="wallet" title={text('payment.none')} text={text('payment.noneText')}>
          {isOpen(paths.deposit.build()) && (
            <ButtonLink kind="primary" href={paths.deposit.build()} link={renderLocaleLink}>
              {text('payment.toDeposit')}
            </ButtonLink>
          )}
        </CashierNote>
      )}
    </CashierShell>
  );
}
