import { useApp } from '#client/context/useApp.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { useText } from '#client/i18n/useText.ts';
import { Logo } from '#client/ui/media/Logo.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import type { getStatement } from '#shared/api/cashier/ledgerFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { statementLines } from '#shared/statement/statementLines.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import styles from './Statement.module.css';

/** A printable month: light in every theme, one page of A4, and nothing of the site around it in print. */
export function StatementSheet({ statement }: { statement: OutputOf<typeof getStatement> }) {
  const text = useText();
  const { name: brand } = useBrand();
  const { locale, stores } = useApp();
  const { month } = statement;
  const [year = '', number = ''] = month.split('-');
  const { uid } = stores.session.account ?? {};
  return (
    <>
      <article data-theme="light" aria-labelledby="sheet" className={styles.sheet}>
        <Logo name={brand} />
        <h2 id="sheet">{text('statement.of', { year, month: `m${number}` })}</h2>
        {uid !== undefined && <p className={styles.note}>{text('statement.player', { uid: String(uid) })}</p>}
        <table>
          <thead>
            <tr>
              <th scope="col">{text('statement.what')}</th>
              <th scope="col">{text('statement.count')}</th>
              <th scope="col">{text('statement.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {statementLines(statement).map(({ name: line, amount, count }) => (
              <tr key={line} data-line={line}>
                <th scope="row">{text(`statement.line.${line}`)}</th>
                <td>{count === null ? '' : formatNumber(count)}</td>
                <td>{(amount.amount > 0 && count !== null ? '+' : '') + formatMoney(amount, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{text('statement.note')}</p>
      </article>
      <div className={styles.presses}>
        <Button icon="document" className={styles.print} onClick={() => window.print()}>
          {text('statement.print')}
        </Button>
        <ButtonLink icon="download" href={`${filePaths.statement}?month=${month}&locale=${locale}`} download>
          {text('statement.csv')}
        </ButtonLink>
      </div>
    </>
  );
}
