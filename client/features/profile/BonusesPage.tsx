import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { useLiveNews } from '#client/lib/live/useLiveNews.ts';
import { watchReturn } from '#client/lib/live/watchReturn.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { inMs } from '#shared/domain/inMs.ts';
import { paths } from '#shared/url/paths.ts';
import { useBonusActs } from './bonuses/acts/useBonusActs.ts';
import { BonusGroup } from './bonuses/BonusGroup.tsx';
import { BonusNews } from './bonuses/BonusNews.tsx';
import type { BonusView } from './bonuses/BonusView.ts';
import { bonusGroups } from './bonuses/bonusGroups.ts';
import { type BonusChange, changesOf } from './bonuses/changesOf.ts';
import { EndedBonuses } from './bonuses/EndedBonuses.tsx';
import { PromoForm } from './bonuses/PromoForm.tsx';
import { SpinList } from './bonuses/SpinList.tsx';
import { toBonusView } from './bonuses/toBonusView.ts';
import { useEnds } from './bonuses/useEnds.ts';
import { ProfileShell } from './shell/ProfileShell.tsx';

/** With the first press. */
const BonusDialog = lateComponent(() => import('./bonuses/acts/BonusDialog.tsx'), 'BonusDialog');

export function BonusesPage(data: PageData<typeof import('./bonuses.loader.ts')>) {
  const text = useText();
  const { profile, freespins, error, hasNothing, isHeldBack } = data;
  const acts = useBonusActs();
  const refresh = () => void acts.refresh();
  const ends = [...data.bonuses, ...freespins].map(({ expired_at: end }) => (end ? inMs(end) : null));
  const now = useEnds(ends, data.now, refresh);
  useOnReturn(refresh);
  useLiveNews('bonuses', refresh);
  const bonuses = useMemo(() => data.bonuses.map((bonus) => toBonusView(bonus, now, data.gameNames)), [data, now]);
  const changes = useChanges(bonuses, acts.actedId);
  const { active, waiting, over } = bonusGroups(bonuses);
  const isEmpty = active.length + waiting.length + freespins.length === 0;
  return (
    <ProfileShell data={profile} title={text('profile.bonuses')} lead={text('bonuses.lead')}>
      <BonusNews
        outcome={acts.outcome ?? profile.outcome}
        isPressed={acts.outcome !== null}
        changes={changes}
        onAgain={acts.askAgain}
      />
      {!isHeldBack && <PromoForm />}
      {error && <SectionFailed title={text('bonuses.failed')} error={error} />}
      <BonusGroup id="active" bonuses={active} onAsk={acts.ask} />
      <BonusGroup id="waiting" bonuses={waiting} active={active} onAsk={acts.ask} />
      {freespins.length > 0 && <SpinList packs={freespins} now={now} />}
      {isEmpty && !error && !hasNothing && (
        <EmptyState icon="gift" title={text('bonuses.empty')} text={text('bonuses.emptyText')}>
          {!isHeldBack && (
            <ButtonLink kind="primary" href={paths.offers.build()} link={renderLocaleLink}>
              {text('bonuses.toOffers')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {over.length > 0 && <EndedBonuses bonuses={over} />}
      {acts.pending && (
        <Suspense>
          <BonusDialog
            {...acts.pending}
            isBusy={acts.isBusy}
            onStay={acts.stay}
            onConfirm={() => void acts.confirm()}
          />
        </Suspense>
      )}
    </ProfileShell>
  );
}

/** Changes of the bonuses while the page is open. `actedId`: `type:id` of a bonus acted on here, which is reported separately. */
function useChanges(bonuses: readonly BonusView[], actedId: string | null): readonly BonusChange[] {
  const [shown, setShown] = useState(bonuses);
  const [changes, setChanges] = useState<readonly BonusChange[]>([]);
  if (shown !== bonuses) {
    setShown(bonuses);
    const foreign = bonuses.filter(({ type, id }) => `${type}:${id}` !== actedId);
    const changes = changesOf(shown, foreign);
    if (changes.length > 0) setChanges(changes);
  }
  return changes;
}

/** Calls `run` when the visitor returns to the page from another tab, window or app. */
function useOnReturn(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => watchReturn(() => latest.current()), []);
}
