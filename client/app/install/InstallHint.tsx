import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isGamePage } from '../../../shared/url/isGamePage.ts';
import { storageKeys } from '../../../shared/keys/storageKeys.ts';
import { useApp } from '../../context/useApp.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { useOnline } from '../useOnline.ts';
import { keepLocally } from '../effects/keepLocally.ts';
import { InstallOfferContext } from './InstallOffer.ts';
import { installMethod } from './installMethod.ts';
import { lateComponent } from '../../lib/late/lateComponent.ts';

const InstallCard = lateComponent(async () => (await import('./InstallCard.tsx')).InstallCard);

const nobody = { current: () => null, subscribe: () => () => undefined };

/** Offers to put the site on the home screen: once a device, never over a game or a dialog. */
export function InstallHint() {
  const offer = use(InstallOfferContext) ?? nobody;
  const prompt = useSyncExternalStore(offer.subscribe, offer.current, () => null);
  const { intl } = useApp();
  const { pathname } = useLocation();
  const { queue } = useFacts('dialogs');
  const [isShown, setIsShown] = useState(false);

  const way = installMethod({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    hasPrompt: prompt !== null,
  });
  const isOnline = useOnline();
  const isFree = isOnline && way !== null && queue.length === 0 && !isGamePage(pathname);

  useEffect(() => {
    if (!isFree || isShown || wasShown()) return;
    let left = false;
    void intl.load(['install']).then(
      () => {
        if (left) return;
        keepLocally(storageKeys.installShown, '1');
        setIsShown(true);
      },
      // Another page, another try.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [pathname, isFree, isShown, intl]);

  if (!isShown || !way || !isFree) return null;
  return (
    <Suspense>
      <InstallCard way={way} install={() => void prompt?.prompt()} close={() => setIsShown(false)} />
    </Suspense>
  );
}

/** Where nothing can be remembered the hint stays away: it would come back for ever. */
function wasShown(): boolean {
  try {
    return localStorage.getItem(storageKeys.installShown) !== null;
  } catch {
    return true;
  }
}
