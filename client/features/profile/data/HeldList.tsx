import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { heldData } from '#shared/profile/heldData.ts';
import styles from './Data.module.css';

/** Each category of data with its source, recipients, retention period, and the page on which it is read and corrected. */
export function HeldList() {
  const text = useText();
  const isOpen = useIsOpen();
  return (
    <ul className={styles.list}>
      {heldData.map(({ id, source, recipients, retention, page }) => (
        <li key={id} className={styles.part}>
          <h3>{text(`data.${id}.title`)}</h3>
          <p>{text(`data.${id}.text`)}</p>
          <dl className={styles.terms}>
            <div>
              <dt>{text('data.source')}</dt>
              <dd>{text(`data.source.${source}`)}</dd>
            </div>
            <div>
              <dt>{text('data.recipients')}</dt>
              <dd>{recipients.map((one) => text(`data.recipients.${one}`)).join(', ')}</dd>
            </div>
            <div>
              <dt>{text('data.retention')}</dt>
              <dd>{text(`data.retention.${retention}`)}</dd>
            </div>
          </dl>
          {isOpen(page) && (
            <TextLink kind="standalone" href={page} link={renderLocaleLink}>
              {text('data.open', { name: text(`data.${id}.title`) })}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
