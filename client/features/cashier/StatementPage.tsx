import type { PageData } from '#client/context/LoaderArgs.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { paths } from '#shared/url/paths.ts';
import { CashierShell } from './shell/CashierShell.tsx';
import { MonthLinks } from './statement/MonthLinks.tsx';
import { MovementsCard } from './statement/MovementsCard.tsx';
import { StatementSheet } from './statement/StatementSheet.tsx';

export function StatementPage({
  statement,
  month,
  present,
  hasMovements,
}: PageData<typeof import('./statement.loader.ts')>) {
  const text = useText();
  return (
    <CashierShell current={paths.cashierHistory.build()} title={text('statement.title')}>
      {(statement.ok || statement.error !== 'MethodNotFoundException') && (
        <MonthLinks month={month} first={statement.ok ? statement.value.first_month : undefined} present={present} />
      )}
      {statement.ok ? (
        <StatementSheet statement={statement.value} />
      ) : (
        <>
          <h2>
            <VisuallyHidden>{text('statement.title')}</VisuallyHidden>
          </h2>
          {statement.error === 'MethodNotFoundException' ? (
            <EmptyNote>{text('statement.none')}</EmptyNote>
          ) : (
            <SectionFailed title={text('statement.failed')} error={statement.error} />
          )}
        </>
      )}
      {hasMovements && <MovementsCard />}
    </CashierShell>
  );
}
