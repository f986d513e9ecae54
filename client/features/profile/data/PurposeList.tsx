import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './Data.module.css';

/** What data is used for, and where each consent is given and taken back. */
export function PurposeList({ isSubscribed }: { isSubscribed: boolean }) {
  const text = useText();
  const purposes = [
    { id: 'contract', state: text('data.purpose.always'), page: null },
    {
      id: 'offers',
      state: text(isSubscribed ? 'data.purpose.on' : 'data.purpose.off'),
      page: paths.profileNotification.build(),
    },
    { id: 'measure', state: text('data.purpose.cookie'), page: paths.contentPage.build({ slug: 'cookies' }) },
    { id: 'care', state: text('data.purpose.always'), page: paths.profileResponsibleGame.build() },
  ] as const;
  return (
    <ul className={styles.list}>
      {purposes.map(({ id, state, page }) => (
        <li key={id} className={styles.part}>
          <h3>{text(`data.purpose.${id}.title`)}</h3>
          <p>{text(`data.purpose.${id}.text`)}</p>
          <p className={styles.note}>{state}</p>
          {page && (
            <TextLink kind="standalone" href={page} link={renderLocaleLink}>
              {text(`data.purpose.${id}.link`)}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
