import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
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
          <FactList
            layout="plain"
            className={styles.terms}
            facts={[
              { label: text('data.source'), value: text(`data.source.${source}`) },
              {
                label: text('data.recipients'),
                value: recipients.map((one) => text(`data.recipients.${one}`)).join(', '),
              },
              { label: text('data.retention'), value: text(`data.retention.${retention}`) },
            ]}
          />
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
