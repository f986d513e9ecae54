import { Icon } from '#client/ui/media/Icon.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import styles from './ContactList.module.css';
import { contactLink } from './contactLink.ts';

/** The contacts of the support settings, as links where contactLink knows their kind. */
export function ContactList({ contacts }: { contacts: readonly { type: string; value: string }[] }) {
  if (contacts.length === 0) return null;
  return (
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
              <span>{value}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
