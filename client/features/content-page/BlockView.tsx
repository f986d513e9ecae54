import { clsx } from 'clsx';
import { AuthLink } from '#client/dialogs/AuthLink.tsx';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { Markup } from '#client/i18n/Markup.tsx';
import { linkKind } from '#client/lib/linkKind.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Accordion } from '#client/ui/layout/Accordion.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import type { Block } from '#shared/content/pages.content.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './BlockView.module.css';

type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

const TONE_ICONS: Record<BlockOf<'callout'>['tone'], IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'alert-circle',
};

export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'richText':
      return (
        <div className={styles.text}>
          <Markup>{block.text}</Markup>
        </div>
      );
    case 'heading':
      return block.level === '3' ? (
        <h3 id={block.anchor || undefined}>{block.text}</h3>
      ) : (
        <h2 id={block.anchor || undefined} className={styles.heading}>
          {block.text}
        </h2>
      );
    case 'list': {
      const items = block.items.map((item) => (
        <li key={item}>
          <Markup>{item}</Markup>
        </li>
      ));
      return block.ordered ? <ol className={styles.steps}>{items}</ol> : <ul className={styles.list}>{items}</ul>;
    }
    case 'faq':
      return (
        <section className={styles.faq}>
          {block.title && <h2 className={styles.heading}>{block.title}</h2>}
          <Accordion
            items={block.items.map(({ question, answer }) => ({
              id: question,
              title: question,
              content: (
                <div className={styles.text}>
                  <Markup>{answer}</Markup>
                </div>
              ),
            }))}
          />
        </section>
      );
    case 'callout':
      return (
        <div className={styles.callout} data-tone={block.tone}>
          <Icon name={TONE_ICONS[block.tone]} size={22} />
          <div className={styles.text}>
            {block.title && <p className={styles.title}>{block.title}</p>}
            <Markup>{block.text}</Markup>
          </div>
        </div>
      );
    case 'cta':
      return <Cta block={block} />;
    case 'image':
      return (
        <figure className={styles.figure}>
          <img
            src={block.url}
            alt={block.alt}
            width={block.width}
            height={block.height}
            loading="lazy"
            decoding="async"
          />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'table':
      return <Table block={block} />;
  }
}

function Cta({ block }: { block: BlockOf<'cta'> }) {
  const { action, url, button } = block;
  const isOpen = useIsOpen();
  const { isOnBreak } = useFacts('session');
  const follows = !action && url !== '' && linkKind(url) !== 'forbidden';
  const signs = action === 'signIn' || action === 'signUp';
  // Nobody is called to what is shut to them.
  const path = url.replace(/[?#].*/, '');
  const isShut = linkKind(url) === 'internal' && !isOpen(path);
  const isNewAccount = action === 'signUp' || (follows && stripLocale(path) === paths.signUp.build());
  if ((follows && isShut) || (isNewAccount && isOnBreak)) return null;
  return (
    <div className={styles.cta}>
      <div className={styles.text}>
        {block.title && <p className={styles.title}>{block.title}</p>}
        {block.text && <Markup>{block.text}</Markup>}
      </div>
      {follows && (
        <ButtonLink href={url} link={renderLocaleLink}>
          {button}
        </ButtonLink>
      )}
      {signs && (
        <AuthLink screen={action} className={buttonClass({ kind: 'primary' })}>
          {button}
        </AuthLink>
      )}
    </div>
  );
}

function Table({ block }: { block: BlockOf<'table'> }) {
  const isWide = block.head.length > 2;
  return (
    // On a phone a row of many columns becomes a card. A table that is still too wide scrolls, so it must be focusable.
    // A group, not a landmark: several tables of a page may have the same label.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" className={styles.scroll} tabIndex={0} aria-label={block.head.join(', ')}>
      <table className={clsx(styles.table, isWide && styles.cards)}>
        <thead>
          <tr>
            {block.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={block.head[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={block.head[index]} data-name={isWide ? block.head[index] : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
