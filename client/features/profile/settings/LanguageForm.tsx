import { useApp } from '#client/context/useApp.ts';
import { useReadings } from '#client/entities/language/useReadings.ts';
import { Flag } from '#client/ui/media/Flag.tsx';
import { languages } from '#shared/languages.ts';
import { languageOf, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './LookCard.module.css';

/** Changes the account's language without JavaScript: a link would change the page, but not the language of e-mails (E8). */
export function LanguageForm() {
  const { locale } = useApp();
  const readings = useReadings();
  return (
    <form
      method="post"
      action={withLocale(paths.profileSettings.build(null, { form: 'locale' }), locale)}
      className={styles.languages}
    >
      {readings.map((other) => (
        <button
          key={other}
          type="submit"
          name="locale"
          value={other}
          lang={other}
          aria-current={other === locale ? 'true' : undefined}
          className={styles.language}
        >
          <Flag country={languageOf(other)} />
          {languages[other].name}
        </button>
      ))}
    </form>
  );
}
