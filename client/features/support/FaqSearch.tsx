import { useDeferredValue, useId, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Markup } from '../../i18n/Markup.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import type { Question, QuestionGroup } from './faqOf.ts';
import styles from './FaqSearch.module.css';
import { findQuestions } from './findQuestions.ts';

/** Answers first: most who come here find theirs before they write. */
export function FaqSearch({ groups }: { groups: readonly QuestionGroup[] }) {
  const text = useText();
  const title = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim();
  if (groups.length === 0) return null;
  const found = wanted.length > 1 ? findQuestions(groups, wanted) : null;
  return (
    <section aria-labelledby={title} className={styles.faq}>
      <h2 id={title}>{text('support.faq')}</h2>
      <search className={styles.search}>
        <SearchInput
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onClear={() => setTyped('')}
          label={text('support.search')}
          clearLabel={text('support.clear')}
        />
      </search>
      <p role="status" className={styles.count}>
        {found &&
          text(found.length > 0 ? 'support.found' : 'support.notFound', {
            count: found.length,
            n: String(found.length),
          })}
      </p>
      {found ? (
        <Questions items={found} />
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
