import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { lateComponent } from '../../../lib/lateComponent.ts';
import type { IdentityFirst } from './IdentityFirst.tsx';

type IdentityFirstProps = ComponentProps<typeof IdentityFirst>;

const load = async () => (await import('./IdentityFirst.tsx')).IdentityFirst;
const Late: ComponentType<IdentityFirstProps> = import.meta.env.SSR ? await load() : lateComponent(load);

/** Few players meet a closed cashier; all others load none of it. */
export function LateIdentityFirst(props: IdentityFirstProps) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
