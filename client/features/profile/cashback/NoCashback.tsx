import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatDate } from '#shared/domain/formatDate.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { paths } from '#shared/url/paths.ts';

/** Says when the next cashback is computed, without an invitation to lose for it. `until`: Unix seconds. */
export function NoCashback({ until }: { until: number | null }) {
  const text = useText();
  const next = toMs(until);
  return (
    <EmptyState
      icon="percent"
      title={text('cashback.none')}
      text={next === null ? undefined : text('cashback.noneText', { date: formatDate(next) })}
    >
      <ButtonLink href={paths.cashierHistory.build(null, { tab: 'cashbacks' })} link={renderLocaleLink}>
        {text('cashback.toHistory')}
      </ButtonLink>
    </EmptyState>
  );
}
