import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { canUsePasskeys } from '#client/entities/passkey/canUsePasskeys.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import type { PasskeyEntry } from './PasskeyEntry.tsx';

const LateEntry = lateComponent(() => import('./PasskeyEntry.tsx'), 'PasskeyEntry');

/** The sign-in by a passkey, where the browser can use one. It comes last, so that nothing moves when it has loaded. */
export function PasskeyPlace(props: ComponentProps<typeof PasskeyEntry>) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(canUsePasskeys()), []);
  return (
    isThere && (
      <Suspense>
        <LateEntry {...props} />
      </Suspense>
    )
  );
}
