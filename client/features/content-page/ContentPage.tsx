import type { PageData } from '#client/context/LoaderArgs.ts';
import { useText } from '#client/i18n/useText.ts';
import { faqJsonLd } from '#client/seo/faqJsonLd.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { formatDate } from '#shared/domain/formatDate.ts';
import { paths } from '#shared/url/paths.ts';
import { BlockView } from './BlockView.tsx';
import styles from './ContentPage.module.css';
import { contentsOf } from './contentsOf.ts';
import { questionsOf } from './questionsOf.ts';

/** `/{slug}`: a page that the operator composed of blocks. */
export function ContentPage({ page, seo }: PageData<typeof import('./contentPage.loader.ts')>) {
  const text = useText();
  const contents = contentsOf(page.blocks);
  const updated = Date.parse(page.updatedOn);
  return (
    <div className={styles.page}>
      <Seo {...seo} jsonLd={[...seo.jsonLd, ...faqJsonLd(questionsOf(page.blocks))]} />
      <article className={styles.article}>
        <PageHead title={page.title} lead={page.lead || undefined}>
          {updated > 0 && (
            <p className={styles.updated}>
              <time dateTime={page.updatedOn}>{text('content.updated', { date: formatDate(updated) })}</time>
            </p>
          )}
        </PageHead>
        {page.blocks.map((block, index) => (
          // Blocks have no ids and never change their order.
          <BlockView key={index} block={block} />
        ))}
      </article>
      <div className={styles.aside}>
        {contents.length > 2 && (
          <nav aria-labelledby="contents" className={styles.contents}>
            <h2 id="contents">{text('content.contents')}</h2>
            <ul>
              {contents.map(({ anchor, text: title }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {page.related.length > 0 && (
          <nav aria-labelledby="related">
            <h2 id="related">{text('content.related')}</h2>
            <ul>
              {page.related.map(({ slug, title }) => (
                <li key={slug}>
                  <LocaleLink to={paths.contentPage.build({ slug })}>
                    {title}
                    <Icon name="chevron-right" size={18} />
                  </LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
