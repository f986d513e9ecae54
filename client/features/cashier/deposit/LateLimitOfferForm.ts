import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { LimitOfferForm } from './LimitOfferForm.tsx';

const load = async () => (await import('./LimitOfferForm.tsx')).LimitOfferForm;

/** Its code comes when the fold is opened; on the server it is there for those without JavaScript. */
export const LateLimitOfferForm: ComponentType<ComponentProps<typeof LimitOfferForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
