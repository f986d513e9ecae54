import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { withLocale } from '#shared/locales.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import { paths } from '#shared/url/paths.ts';
import { useSizeText } from './files/useSizeText.ts';
import type { Talk } from './Talk.ts';
import styles from './TicketTalk.module.css';

interface MessageFileProps {
  file: Talk['messages'][number]['files'][number];
  /** Number and code of the ticket; absent: it is the player's own. */
  access?: { number: string; code: string };
}

/** A file of a message, to download: never opened as a page of this site. By number and code it is a form, because a code stands in no address. */
export function MessageFile({ file: { id, type, size }, access }: MessageFileProps) {
  const text = useText();
  const { locale } = useApp();
  const sizeText = useSizeText();
  const label = (
    <>
      <Icon name="download" size={18} />
      <span>{text(type === 'application/pdf' ? 'talk.pdf' : 'talk.photo', { size: sizeText(size) })}</span>
    </>
  );
  if (!access)
    return (
      <a className={styles.file} href={`${filePaths.ticketFile}?${new URLSearchParams({ id }).toString()}`} download>
        {label}
      </a>
    );
  return (
    <form method="post" action={withLocale(paths.supportTicket.build(null, { form: 'file' }), locale)}>
      <input type="hidden" name="number" value={access.number} />
      <input type="hidden" name="code" value={access.code} />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className={styles.file}>
        {label}
      </button>
    </form>
  );
}
