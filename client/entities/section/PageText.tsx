import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { parseMarkup } from '#shared/domain/parseMarkup.ts';
import styles from './PageText.module.css';

interface PageTextProps {
  title: string;
  /** Paragraphs are separated by an empty line. */
  markup: string;
  className?: string;
}

/** Paragraphs shown unfolded. */
const SHOWN = 2;

/** The operator's text at the foot of a page. The rest of a long text is folded, but in the HTML for search engines. */
export function PageText({ title, markup, className }: PageTextProps) {
  const text = useText();
  const paragraphs = markup.split(/\r?\n\s*\n/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return (
    <section className={className ? `${styles.text} ${className}` : styles.text}>
      {title && <h2>{title}</h2>}
      {paragraphs.slice(0, SHOWN).map(renderParagraph)}
      {paragraphs.length > SHOWN && (
        <details className={styles.rest}>
          <summary>
            <span className={styles.more}>{text('lobby.readMore')}</span>
            <span className={styles.less}>{text('lobby.readLess')}</span>
            <Icon name="chevron-down" size={16} />
          </summary>
          {paragraphs.slice(SHOWN).map(renderParagraph)}
        </details>
      )}
    </section>
  );
}

function renderParagraph(paragraph: string, index: number) {
  return (
    <p key={index}>
      {parseMarkup(paragraph).map((node, place) => {
        if (node === 'break') return <br key={place} />;
        return node.bold ? <strong key={place}>{node.text}</strong> : node.text;
      })}
    </p>
  );
}
