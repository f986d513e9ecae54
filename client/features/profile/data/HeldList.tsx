import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { heldData } from '#shared/profile/heldData.ts';
import styles from './Data.module.css';

/** Each kind of data with its source, who sees it, until when it is kept, and the page on which it is read and corrected. */
export function HeldList() {
  const text = useText();
  return (
    <ul className={styles.list}>
      {heldData.map(({ id, from, seenBy, kept, page }) => (
        <li key={id} className={styles.part}>
          <h3>{text(`data.${id}.title`)}</h3>
          <p>{text(`data.${id}.text`)}</p>
          <dl className={styles.terms}>
            <div>
              <dt>{text('data.from')}</dt>
              <dd>{text(`data.from.${from}`)}</dd>
            </div>
            <div>
              <dt>{text('data.seen')}</dt>
              <dd>{seenBy.map((viewer) => text(`data.seen.${viewer}`)).join(', ')}</dd>
            </div>
            <div>
              <dt>{text('data.kept')}</dt>
              <dd>{text(`data.kept.${kept}`)}</dd>
            </div>
          </dl>
          <TextLink kind="standalone" href={page} link={renderLocaleLink}>
            {text('data.open', { name: text(`data.${id}.title`) })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
