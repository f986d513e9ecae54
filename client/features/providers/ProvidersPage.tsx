import { useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { foldSearchText } from '#shared/domain/foldSearchText.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { paths } from '#shared/url/paths.ts';
import { ProviderList } from './ProviderList.tsx';
import styles from './ProvidersPage.module.css';
import type { ProviderEntry } from './providerGroups.ts';

export function ProvidersPage({ providers, seo }: PageData<typeof import('./providers.loader.ts')>) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const all = providers.ok ? providers.value : [];
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead
        title={text('providers.title')}
        count={all.length > 0 ? text('providers.total', { count: all.length, n: formatNumber(all.length) }) : undefined}
        lead={text('providers.lead')}
      />
      {!providers.ok && <SectionFailed title={text('providers.failed')} error={providers.error} />}
      {providers.ok && all.length === 0 && (
        <EmptyState icon="dice" title={text('providers.empty')} text={text('providers.emptyText')}>
          <ButtonLink kind="primary" href={paths.gamehall.build()} link={renderLocaleLink}>
            {text('providers.toGames')}
          </ButtonLink>
        </EmptyState>
      )}
      {all.length > 0 && <ProviderList providers={matching(all, typed)} typed={typed} onType={setTyped} />}
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}

function matching(providers: readonly ProviderEntry[], typed: string): readonly ProviderEntry[] {
  const wanted = foldSearchText(typed.trim());
  return wanted === '' ? providers : providers.filter(({ name }) => foldSearchText(name).includes(wanted));
}
