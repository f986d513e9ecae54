import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import type { RenderLink } from '#client/ui/navigation/linkProps.ts';
import { renderAnchor } from '#client/ui/navigation/renderAnchor.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import styles from './HeroSlide.module.css';

interface HeroSlideProps {
  title: string;
  /** One sentence with the main terms. */
  text?: ReactNode;
  /** Small text above the title: for whom it is. */
  eyebrow?: string;
  /** Address. Its subject in the middle: the slide is wide on tablets, nearly square on phones. */
  picture: string;
  /** Its hue while it loads (hues.css). */
  hue?: number | undefined;
  /** The first slide of a page: loaded eagerly and with high priority. */
  eager?: boolean;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
  /** Link to all terms: beside the button, on phones after the sentence. */
  terms?: { href: string; text: string } | undefined;
  link?: RenderLink;
  /** Buttons. */
  children?: ReactNode;
}

/** A banner of the home page. Text is on a flat dark gradient; the picture is decoration. */
export function HeroSlide({
  title,
  text,
  eyebrow,
  picture,
  hue,
  eager,
  headingLevel = 2,
  terms,
  link = renderAnchor,
  children,
}: HeroSlideProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles.slide, !eager && styles.later)} data-theme="dark">
      <img
        className={styles.picture}
        data-hue={hue}
        src={picture}
        width={780}
        height={560}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
      <div className={styles.content}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {text && (
          <p className={styles.text}>
            <span>{text}</span>{' '}
            {terms && (
              <TextLink href={terms.href} link={link} className={styles.inlineTerms}>
                {terms.text}
              </TextLink>
            )}
          </p>
        )}
        {children && (
          <div className={styles.actions}>
            {children}
            {terms && (
              <ButtonLink size="large" href={terms.href} link={link} className={styles.terms}>
                {terms.text}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
