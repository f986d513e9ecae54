import type { PageData } from '#client/context/LoaderArgs.ts';
import { ReturnAuthLink } from '#client/dialogs/ReturnAuthLink.tsx';
import { PageText } from '#client/entities/section/PageText.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ProgramPage.module.css';

export function ProgramPage({ name, member, program, seo }: PageData<typeof import('./program.loader.ts')>) {
  const { quests } = program;
  const text = useText();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div>
        <PageHead
          back={{ name, href: paths.loyalty.build() }}
          link={renderLocaleLink}
          title={program.name}
          lead={program.text}
        />
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
                      label={<VisuallyHidden>{title}</VisuallyHidden>}
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
