import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import { paths } from '../../../shared/url/paths.ts';
import { usePageData } from '../../context/usePageData.ts';
import { ReturnAuthLink } from '../../dialogs/ReturnAuthLink.tsx';
import { PageText } from '../../entities/section/PageText.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { buttonClass } from '../../ui/navigation/buttonClass.ts';
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import styles from './ProgramPage.module.css';

export function ProgramPage() {
  const { name, member, program, seo } = usePageData<typeof import('./program.loader.ts')>();
  const { quests } = program;
  const text = useText();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div>
        <Breadcrumbs
          label={text('loyalty.crumbs')}
          crumbs={[{ name, href: paths.loyalty.build() }]}
          here={program.name}
          link={renderLocaleLink}
        />
        <PageHead title={program.name} lead={program.text} />
      </div>
      {quests.length === 0 ? (
        <EmptyState icon="target" title={text('loyalty.earnEmpty')} text={text('loyalty.earnEmptyText')}>
          <ButtonLink href={paths.loyalty.build()} link={renderLocaleLink}>
            {text('loyalty.toClub')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <section aria-labelledby="quests">
          <SectionHeader id="quests" title={text('loyalty.quests')} />
          <ul className={styles.quests}>
            {quests.map(({ id, title, reward, from, to, done, isDone }) => (
              <Card as="li" key={id} className={styles.quest}>
                <div className={styles.head}>
                  <h3>{title}</h3>
                  <span className={styles.reward}>+{reward}</span>
                </div>
                {member &&
                  (isDone ? (
                    <Badge kind="success" icon="check">
                      {text('loyalty.done')}
                    </Badge>
                  ) : (
                    <Progress
                      className={styles.progress}
                      tone="secondary"
                      label={title}
                      value={done}
                      min={from}
                      max={to}
                      numbers={text('loyalty.progress', { done: formatNumber(done), needed: formatNumber(to) })}
                    />
                  ))}
              </Card>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.actions}>
        {member ? (
          <ButtonLink kind="primary" size="large" href={paths.gamehall.build()} link={renderLocaleLink}>
            {text('loyalty.toGames')}
          </ButtonLink>
        ) : (
          <>
            <ReturnAuthLink screen="signUp" className={buttonClass({ kind: 'primary', size: 'large' })}>
              {text('loyalty.join')}
            </ReturnAuthLink>
            <span>{text('loyalty.joinNote')}</span>
          </>
        )}
        <ButtonLink size="large" href={paths.loyaltyShop.build()} link={renderLocaleLink}>
          {text('loyalty.toShop')}
        </ButtonLink>
      </p>
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
