import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { SignPress } from '#client/entities/care/signs/SignPress.tsx';
import { signText } from '#client/entities/care/signs/signText.ts';
import { useIsEdgeFree } from '#client/entities/notice/useIsEdgeFree.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { Sign } from '#shared/care/Sign.ts';
import { isCalmPage } from '#shared/url/isCalmPage.ts';
import { paths } from '#shared/url/paths.ts';
import { HintCard } from './HintCard.tsx';
import { findSignToTell, noteTold } from './tellSigns.ts';

/** Tells a player once, where a card may come by itself, which sign of harm their own history shows (docs/care.md), with the press that helps most. */
export function SignHint({ uid }: { uid: number }) {
  const { call, stores } = useApp();
  const text = useText();
  const { pathname } = useLocation();
  const hasMessages = useMessages('care');
  const [sign, setSign] = useState<Sign | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    findSignToTell({ call, stores, uid, now: Date.now(), signal: abort.signal })
      .then((signs) => {
        if (!abort.signal.aborted) setSign(signs);
      })
      // Without movements nothing can be told; the next page asks again.
      .catch(() => undefined);
    return () => abort.abort();
  }, [call, stores, uid]);
  const isFree = useIsEdgeFree();
  const told = hasMessages && isFree && !isCalmPage(pathname) ? sign : null;
  useEffect(() => {
    if (told) noteTold(uid, Date.now(), told);
  }, [told, uid]);

  if (!told) return null;
  return (
    <HintCard
      kind="care"
      icon="eye"
      title={text('care.hintTitle')}
      text={signText(told, text)}
      action={
        <>
          <SignPress kind={told.kind} />
          <TextLink href={`${paths.profileResponsibleGame.build()}#signs`} link={renderLocaleLink}>
            {text('care.more')}
          </TextLink>
        </>
      }
      onClose={() => setSign(null)}
    />
  );
}
