import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderAnchor } from '#client/ui/navigation/renderAnchor.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './HelpCard.module.css';

const QUESTIONS = `${paths.contentPage.build({ slug: 'responsible-gaming' })}#questions`;

/** Help: a self-test, the support, and phones from the content service. */
export function HelpCard({ phones }: { phones: readonly { name: string; phone: string }[] }) {
  const text = useText();
  return (
    <section aria-labelledby="help-title" className={styles.help}>
      <Icon name="help" size={24} />
      <div className={styles.content}>
        <h2 id="help-title">{text('limits.help')}</h2>
        <p>{text('limits.helpText')}</p>
        {phones.length > 0 && (
          <ul aria-label={text('limits.helpPhones')}>
            {phones.map(({ name, phone }) => (
              <li key={phone}>
                {name}:{' '}
                <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} link={renderAnchor}>
                  {phone.replaceAll(' ', '\u00a0')}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.links}>
        <ButtonLink href={QUESTIONS} link={renderLocaleLink}>
          {text('limits.helpTest')}
        </ButtonLink>
        <ButtonLink kind="ghost" href={paths.support.build()} link={renderLocaleLink}>
          {text('limits.helpWrite')}
        </ButtonLink>
      </div>
    </section>
  );
}
