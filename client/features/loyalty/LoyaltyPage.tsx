import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { LevelPath } from '#client/entities/club/LevelPath.tsx';
import { PlainNote } from '#client/entities/form/PlainNote.tsx';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ScrollRow } from '#client/ui/layout/rows/ScrollRow.tsx';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { Characters } from './Characters.tsx';
import { ClubHero } from './ClubHero.tsx';
import { LevelCards } from './LevelCards.tsx';
import styles from './LoyaltyPage.module.css';
import { ProgramTile } from './ProgramTile.tsx';
import { Steps } from './Steps.tsx';
import { Products } from './shop/Products.tsx';

/** With more levels the constellation is unreadable. */
const MAX_STARS = 7;

export function LoyaltyPage({
  club,
  name,
  levels,
  member,
  programs,
  gifts,
  characters,
  orderKey,
  seo,
}: PageData<typeof import('./loyalty.loader.ts')>) {
  const text = useText();
  const membership = member?.ok ? member.value : null;
  const isMember = membership?.isActive ? membership : null;
  const lead = club.characters.text || text('loyalty.charactersLead');
  // Stays open once a character is chosen.
  const [mayChoose] = useState(isMember !== null && isMember.character === null);
  const hasPath = club.levelsView === 'path' && levels.length > 1 && levels.length <= MAX_STARS;
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div className={styles.top}>
        <ClubHero
          name={name}
          lead={club.text || text('loyalty.lead')}
          images={club.images}
          member={member}
          path={hasPath && <LevelPath levels={levels} member={isMember} />}
        />
        {member && !member.ok && <SectionFailed title={text('loyalty.memberFailed')} error={member.error} />}
      </div>
      {club.steps.length > 0 && (
        <Section id="how" title={text('loyalty.how')}>
          <Steps label={text('loyalty.how')} steps={club.steps} />
        </Section>
      )}
      {levels.length > 0 && (
        <Section id="levels" title={text('loyalty.levels')}>
          <LevelCards levels={levels} current={isMember?.level ?? null} earned={isMember?.earned ?? null} />
        </Section>
      )}
      <Section id="earn" title={text('loyalty.earn')}>
        {!programs.ok ? (
          <SectionFailed headingLevel={3} title={text('loyalty.earnFailed')} error={programs.error} />
        ) : programs.value.length === 0 ? (
          <EmptyState
            headingLevel={3}
            icon="target"
            title={text('loyalty.earnEmpty')}
            text={text('loyalty.earnEmptyText')}
          >
            <ButtonLink href={paths.gamehall.build()} link={renderLocaleLink}>
              {text('loyalty.toGames')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ScrollRow narrow label={text('loyalty.earn')}>
            <ul className={styles.programs}>
              {programs.value.map((program) => (
                <li key={program.sysname}>
                  <ProgramTile program={program} />
                </li>
              ))}
            </ul>
          </ScrollRow>
        )}
      </Section>
      <Section
        id="shop"
        title={club.shop.title || text('loyalty.shop')}
        isShort
        more={{ href: paths.loyaltyShop.build(), text: text('loyalty.wholeShop') }}
      >
        {!gifts.ok ? (
          <SectionFailed headingLevel={3} title={text('loyalty.shopFailed')} error={gifts.error} />
        ) : gifts.value.length === 0 ? (
          <EmptyState
            headingLevel={3}
            icon="gift"
            title={text('loyalty.shopEmpty')}
            text={text('loyalty.shopEmptyText')}
          />
        ) : (
          <Products products={gifts.value} levels={levels} member={membership} orderKey={orderKey} headingLevel={3} />
        )}
      </Section>
      {!characters.ok && <SectionFailed title={text('loyalty.charactersFailed')} error={characters.error} />}
      {characters.ok && characters.value.length > 0 && (
        <Section id="characters" title={club.characters.title || text('loyalty.characters')}>
          <noscript>
            {import.meta.env.SSR && (
              <PlainNote form="character" done={text('loyalty.changed', { name: membership?.character?.name ?? '' })} />
            )}
          </noscript>
          <p className={clsx(styles.lead, styles.unfolded)}>{lead}</p>
          <details className={styles.fold} open={mayChoose || undefined}>
            <summary>
              <span>{lead}</span>
              <Icon name="chevron-down" size={18} />
            </summary>
            <Characters characters={characters.value} member={membership} />
          </details>
        </Section>
      )}
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  more?: { href: string; text: string };
  /** On a phone two items and the link to all. */
  isShort?: boolean;
  children: ReactNode;
}

function Section({ id, title, more, isShort, children }: SectionProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className={clsx(styles.section, isShort && styles.short)}>
      <SectionHeader id={headingId} title={title} {...(more ? { more, link: renderLocaleLink } : {})} />
      {children}
    </section>
  );
}
