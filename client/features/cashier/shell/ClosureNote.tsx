import { ClosureText } from '#client/entities/closure/ClosureText.tsx';
import { useClosure } from '#client/entities/closure/useClosure.ts';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './CashierNote.module.css';

/** Over each page of the cashier of a closed account: its balance, and the way to get it. */
export function ClosureNote() {
  const text = useText();
  const { closure, hasTexts } = useClosure();
  if (!closure || !hasTexts) return null;
  return (
    <Card as="section" aria-labelledby="closure" className={styles.closure}>
      <h2 id="closure">{text(`closed.title.${closure}`)}</h2>
      <ClosureText closure={closure} />
      <p className={styles.ways}>
        <ButtonLink kind="primary" href={paths.withdraw.build()} link={renderLocaleLink}>
          {text('closed.withdraw')}
        </ButtonLink>
        <ButtonLink href={paths.support.build()} link={renderLocaleLink}>
          {text('closed.support')}
        </ButtonLink>
      </p>
    </Card>
  );
}
