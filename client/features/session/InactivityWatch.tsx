import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { openChannel } from '#client/lib/device/openChannel.ts';
import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { rareTabKeys } from '#shared/keys/rareTabKeys.ts';
import { createInactivity } from './createInactivity.ts';

const InactivityWarning = lateComponent(() => import('./InactivityWarning.tsx'), 'InactivityWarning');

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const THROTTLE_MS = 1_000;

/** Signs an inactive player out after a warning (E4). All tabs of a browser count as one. */
export function InactivityWatch({ signOut }: { signOut: () => void }) {
  const seconds = useFacts('general').info?.time_to_force_logout ?? 0;
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [answer, setAnswer] = useState<{ stay: () => void } | null>(null);
  const end = useEffectEvent(() => {
    markIdleEnd();
    signOut();
  });

  useEffect(() => {
    if (seconds <= 0) return;
    const channel = openChannel('activity');
    const inactivity = createInactivity({
      seconds,
      isAtGame: isInFrame,
      onWarning: setSecondsLeft,
      onEnd: () => end(),
    });
    let reportedAt = 0;
    const act = () => {
      const now = Date.now();
      if (now - reportedAt < THROTTLE_MS || !inactivity.acted()) return;
      reportedAt = now;
      channel?.postMessage('acted');
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') inactivity.look();
    };
    if (channel) channel.onmessage = () => inactivity.stay();
    for (const name of ACTS) window.addEventListener(name, act, { capture: true, passive: true });
    document.addEventListener('visibilitychange', onVisible);
    inactivity.start();
    setAnswer({
      stay: () => {
        inactivity.stay();
        channel?.postMessage('acted');
      },
    });
    return () => {
      inactivity.stop();
      setSecondsLeft(null);
      channel?.close();
      for (const name of ACTS) window.removeEventListener(name, act, { capture: true });
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [seconds]);

  if (secondsLeft === null || !answer) return null;
  return (
    <Suspense>
      <InactivityWarning secondsLeft={secondsLeft} onStay={answer.stay} onLeave={signOut} />
    </Suspense>
  );
}

/** The next sign-in form in this tab explains why the session ended. */
function markIdleEnd(): void {
  tabStorage.write(rareTabKeys.idleEnd, '1');
}

/** A visible frame, such as a game, has the focus, so the page sees no input events. */
function isInFrame(): boolean {
  return (
    document.activeElement instanceof HTMLIFrameElement && document.visibilityState === 'visible' && document.hasFocus()
  );
}
