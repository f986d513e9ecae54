import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { Markup } from '#client/i18n/Markup.tsx';
import { useText } from '#client/i18n/useText.ts';
import { SearchInput } from '#client/ui/forms/controls/SearchInput.tsx';
import { Accordion } from '#client/ui/layout/Accordion.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { type Article, articlesOf, findArticles } from './articles.ts';
import styles from './FaqSearch.module.css';
import type { Question, QuestionGroup } from './faqOf.ts';
import { findQuestions } from './findQuestions.ts';

/** First on the page, because most visitors find an answer without a ticket. */
export function FaqSearch({ groups }: { groups: readonly QuestionGroup[] }) {
  const text = useText();
  const title = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim();
  const articles = findArticles(useArticles(typed !== ''), wanted);
  if (groups.length === 0) return null;
  const matches = wanted.length > 1 ? findQuestions(groups, wanted) : null;
  return (
    <section aria-labelledby={title} className={styles.faq}>
      <h2 id={title}>{text('support.faq')}</h2>
      <search className={styles.search} aria-label={text('support.search')}>
        <SearchInput
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onClear={() => setTyped('')}
          label={text('support.search')}
          clearLabel={text('support.clear')}
        />
      </search>
      <p role="status" className={styles.count}>
        {matches &&
          text(matches.length + articles.length > 0 ? 'support.found' : 'support.notFound', {
            count: matches.length + articles.length,
            n: String(matches.length + articles.length),
          })}
      </p>
      {matches ? (
        <>
          <Questions items={matches} />
          {articles.length > 0 && (
            <section className={styles.group}>
              <h3>{text('support.articles')}</h3>
              <ul className={styles.articles}>
                {articles.map(({ href, title: name, page }) => (
                  <li key={href}>
                    <LocaleLink to={href} className={styles.article}>
                      <span>{name}</span>
                      {page !== name && <span className={styles.page}>{page}</span>}
                    </LocaleLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        groups.map((group) => (
          <section key={group.title} className={styles.group}>
            <h3>{group.title}</h3>
            <Questions items={group.items} />
          </section>
        ))
      )}
    </section>
  );
}

function Questions({ items }: { items: readonly Question[] }) {
  if (items.length === 0) return null;
  return (
    <Accordion
      items={items.map(({ question, answer }) => ({
        id: question,
        title: question,
        content: (
          <div className={styles.answer}>
            <Markup>{answer}</Markup>
          </div>
        ),
      }))}
    />
  );
}

/** Articles for the search, loaded once something is typed; empty until then and on failure. */
function useArticles(isWanted: boolean): readonly Article[] {
  const { content } = useApp();
  const [articles, setArticles] = useState<readonly Article[]>([]);
  const isKnown = articles.length > 0;
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const abort = new AbortController();
    content('pages', { signal: abort.signal }).then(
      (pages) => setArticles(articlesOf(pages)),
      () => undefined,
    );
    return () => abort.abort();
  }, [content, isWanted, isKnown]);
  return articles;
}
