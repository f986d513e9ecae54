import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { toMs } from '#shared/domain/toMs.ts';
import { paths } from '#shared/url/paths.ts';
import styles from '../AuthForms.module.css';

interface BreakNoticeProps {
  /** Where the form is, on a page; null in a dialog. */
  href: string | null;
  onContinue: () => void;
}

/** In place of the sign-up on a device with a running break: until when it runs, what happens to a second account, what demo play is. */
export function BreakNotice({ href, onContinue }: BreakNoticeProps) {
  const text = useText();
  const { breakUntil } = useFacts('session');
  const ends = toMs(breakUntil ?? null);
  const label = text('auth.breakContinue');
  return (
    <section className={styles.form} aria-labelledby="break-notice">
      <h2 id="break-notice">{text('auth.breakTitle')}</h2>
      <p className={styles.text}>
        {ends === null ? text('auth.breakForGood') : text('auth.breakUntil', { at: formatMoment(ends) })}
      </p>
      <p className={styles.text}>{text('auth.breakSecond')}</p>
      <p className={styles.text}>{text('auth.breakDemo')}</p>
      <TextLink kind="standalone" href={paths.support.build()} link={renderLocaleLink}>
        {text('shell.support')}
      </TextLink>
      {href === null ? (
        <Button onClick={onContinue}>{label}</Button>
      ) : (
        <ButtonLink href={href} link={renderLocaleLink}>
          {label}
        </ButtonLink>
      )}
    </section>
  );
}
