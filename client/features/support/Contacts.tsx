import { ContactList } from '#client/entities/contact/ContactList.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './Contacts.module.css';

/** Other contacts of the support, with a link to the page of all contacts, which is shut to a blocked player. */
export function Contacts({ contacts }: { contacts: readonly { type: string; value: string }[] }) {
  const text = useText();
  const isBlocked = useFacts('session').fatal?.kind === 'blocked';
  return (
    <section aria-labelledby="contacts" className={styles.box}>
      <h2 id="contacts" className={styles.title}>
        {text('support.contacts')}
      </h2>
      <ContactList contacts={contacts} />
      <p className={styles.warning}>{text('support.neverAsk')}</p>
      {!isBlocked && (
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
      )}
    </section>
  );
}
