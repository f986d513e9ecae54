import { Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import styles from './BettingPage.module.css';

const PlayLine = lateComponent(async () => (await import('./PlayLine.tsx')).PlayLine);

/** For players only. Has a fixed height, so that the frame below does not move when it loads. */
export function LatePlayLine() {
  if (useIsPlayer() === false) return null;
  return (
    <div className={styles.play}>
      <Suspense>
        <PlayLine />
      </Suspense>
    </div>
  );
}
