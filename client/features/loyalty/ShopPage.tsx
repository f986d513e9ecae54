import { useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { ReturnAuthLink } from '#client/dialogs/ReturnAuthLink.tsx';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { Segmented } from '#client/ui/navigation/tabs/Segmented.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ShopPage.module.css';
import { Products } from './shop/Products.tsx';

export function ShopPage({
  club,
  name,
  shopName,
  levels,
  member,
  products,
  categories,
  orderKey,
  outcome,
  seo,
}: PageData<typeof import('./shop.loader.ts')>) {
  const text = useText();
  const [category, setCategory] = useState('');
  const membership = member?.ok ? member.value : null;
  const all = products.ok ? products.value : [];
  const shown = category === '' ? all : all.filter((product) => product.category === category);
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div>
        <PageHead
          back={{ name, href: paths.loyalty.build() }}
          link={renderLocaleLink}
          title={shopName}
          lead={club.shop.text || text('loyalty.shopLead')}
        />
      </div>
      {outcome && <OutcomeNote outcome={outcome} done={text('loyalty.boughtTitle')} />}
      {!member && (
        <p className={styles.guest}>
          <ReturnAuthLink screen="signUp" className={buttonClass({ kind: 'primary' })}>
            {text('loyalty.join')}
          </ReturnAuthLink>
          <span>{text('loyalty.joinNote')}</span>
        </p>
      )}
      {member && !member.ok && <SectionFailed title={text('loyalty.memberFailed')} error={member.error} />}
      {membership && !membership.isActive && <p className={styles.note}>{text('loyalty.inactive')}</p>}
      {membership?.isActive && (
        <FactList
          facts={[
            { label: text('loyalty.yourPoints'), value: formatNumber(membership.points) },
            { label: text('loyalty.yourLevel'), value: membership.level?.name ?? text('loyalty.noLevel') },
          ]}
        />
      )}
      {!products.ok && <SectionFailed title={text('loyalty.shopFailed')} error={products.error} />}
      {products.ok && all.length === 0 && (
        <EmptyState icon="gift" title={text('loyalty.shopEmpty')} text={text('loyalty.shopEmptyText')}>
          <ButtonLink href={paths.loyalty.build()} link={renderLocaleLink}>
            {text('loyalty.toClub')}
          </ButtonLink>
        </EmptyState>
      )}
      {all.length > 0 && (
        <section aria-label={shopName}>
          <div className={styles.bar}>
            {categories.length > 1 && (
              <div className={styles.filter}>
                <Segmented
                  label={text('loyalty.categories')}
                  options={[
                    { value: '', label: text('loyalty.all') },
                    ...categories.map(({ sysname, name: label }) => ({ value: sysname, label })),
                  ]}
                  value={category}
                  onChange={setCategory}
                />
              </div>
            )}
            <p role="status" className={styles.count}>
              {text('loyalty.gifts', { count: shown.length, n: formatNumber(shown.length) })}
            </p>
          </div>
          <Products products={shown} levels={levels} member={membership} orderKey={orderKey} headingLevel={2} />
        </section>
      )}
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
