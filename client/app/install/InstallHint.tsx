import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '#client/app/useOnline.ts';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useIsEdgeFree } from '#client/entities/notice/useIsEdgeFree.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { isCalmPage } from '#shared/url/isCalmPage.ts';
import { InstallOfferContext } from './InstallOffer.ts';
import { installMethod } from './installMethod.ts';

const InstallCard = lateComponent(() => import('./InstallCard.tsx'), 'InstallCard');

const noOffer = { current: () => null, subscribe: () => () => undefined };

/** Offers to install the site: once per device, never on a calm page or over a dialog. */
export function InstallHint() {
  const offer = use(InstallOfferContext) ?? noOffer;
  const prompt = useSyncExternalStore(offer.subscribe, offer.current, () => null);
  const { intl } = useApp();
  const { pathname } = useLocation();
  const isEdgeFree = useIsEdgeFree();
  const [isShown, setIsShown] = useState(false);

  const method = installMethod({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    hasPrompt: prompt !== null,
  });
  const isOnline = useOnline();
  const isFree = isOnline && method !== null && isEdgeFree && !isCalmPage(pathname);

  useEffect(() => {
    if (!isFree || isShown || wasShown()) return;
    let hasLeft = false;
    void intl.load(['install']).then(
      () => {
        if (hasLeft) return;
        // Without storage the hint would return on every page.
        if (deviceStorage.write(storageKeys.installShown, '1')) setIsShown(true);
      },
      // The next page tries again.
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [pathname, isFree, isShown, intl]);

  if (!isShown || !method || !isFree) return null;
  return (
    <Suspense>
      <InstallCard method={method} install={() => void prompt?.prompt()} close={() => setIsShown(false)} />
    </Suspense>
  );
}

const wasShown = (): boolean => deviceStorage.read(storageKeys.installShown) !== null;
