import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { type HistoryQuery, historyAddress } from './historyQuery.ts';

/** Nothing in the tab, or nothing that matches the filter. */
export function HistoryEmpty({ query: { tab, state, period, from, to } }: { query: HistoryQuery }) {
  const text = useText();
  const isOpen = useIsOpen();
  if ([state, period, from, to].some((filter) => filter !== null))
    return (
      <EmptyState headingLevel={3} icon="filter" title={text('history.noneFiltered')}>
        <ButtonLink href={historyAddress({ tab })} link={renderLocaleLink}>
          {text('history.reset')}
        </ButtonLink>
      </EmptyState>
    );
  const isPayment = tab === 'deposit' || tab === 'withdrawal';
  const next = isPayment ? paths.deposit.build() : paths.offers.build();
  return (
    <EmptyState
      headingLevel={3}
      icon="history"
      title={text(`history.none.${tab}`)}
      text={text(`history.noneText.${tab}`)}
    >
      {isOpen(next) && (
        <ButtonLink href={next} link={renderLocaleLink}>
          {text(isPayment ? 'history.toDeposit' : 'history.toOffers')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
