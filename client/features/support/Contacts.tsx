import { paths } from '../../../shared/paths.ts';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './Contacts.module.css';
import { contactLink } from './contactLink.ts';

/** The other ways to reach people, and the page with all of them. */
export function Contacts({ contacts }: { contacts: readonly { type: string; value: string }[] }) {
  const text = useText();
  return (
    <section aria-labelledby="contacts" className={styles.box}>
      <h2 id="contacts" className={styles.title}>
        {text('support.contacts')}
      </h2>
      {contacts.length > 0 && (
        <ul className={styles.list}>
          {contacts.map(({ type, value }) => {
            const { href, icon } = contactLink(type, value);
            return (
              <li key={type + value}>
                <Icon name={icon} />
                {href ? (
                  <TextLink href={href} link={renderLocaleLink}>
                    {value}
                  </TextLink>
                ) : (
                  value
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.warning}>{text('support.neverAsk')}</p>
      <ul className={styles.more}>
        {(
          [
            ['support.allContacts', 'contacts'],
            ['support.limits', 'responsible-gaming'],
          ] as const
        ).map(([id, slug]) => (
          <li key={id}>
            <TextLink
              kind="standalone"
              iconEnd="chevron-right"
              href={paths.contentPage.build({ slug })}
              link={renderLocaleLink}
            >
              {text(id)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
