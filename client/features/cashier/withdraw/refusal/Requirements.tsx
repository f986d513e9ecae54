import { clsx } from 'clsx';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import type { Requirement } from '../WithdrawSettings.ts';
import styles from './Requirements.module.css';
import { requirementPath } from './requirementPath.ts';

interface RequirementsProps {
  requirements: readonly Requirement[];
  isReady: boolean;
}

/** Requirements of a withdrawal: the met ones are ticked, the others link to where they are met. */
export function Requirements({ requirements, isReady }: RequirementsProps) {
  const text = useText();
  const isOpen = useIsOpen();
  const list = (
    <ul className={styles.list} aria-label={text('withdraw.requirements')}>
      {requirements.map(({ type, done, text: note }) => (
        <li key={type} className={clsx(styles.item, done && styles.done)}>
          <Icon name={done ? 'check-circle' : 'alert-circle'} />
          <span>
            <span>{text(`withdraw.need.${type}`)}</span>
            {!done && note && <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.state}>{text(done ? 'withdraw.met' : 'withdraw.unmet')}</span>
          {!done && isOpen(requirementPath(type).replace(/[?#].*/, '')) && (
            <ButtonLink href={requirementPath(type)} link={renderLocaleLink} size="small" className={styles.fix}>
              {text(`withdraw.fix.${type}`)}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
  if (isReady)
    return (
      <details className={styles.ready}>
        <summary>
          <Icon name="check-circle" />
          {text('withdraw.ready')}
        </summary>
        {list}
      </details>
    );
  return (
    <Card as="section" aria-labelledby="requirements" className={styles.card}>
      <h2 id="requirements">{text('withdraw.requirements')}</h2>
      <p>{text('withdraw.requirementsText')}</p>
      {list}
    </Card>
  );
}
