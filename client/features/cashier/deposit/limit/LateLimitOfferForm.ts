import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../../lib/late/lateComponent.ts';
import type { LimitOfferForm } from './LimitOfferForm.tsx';

const load = async () => (await import('./LimitOfferForm.tsx')).LimitOfferForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LateLimitOfferForm: ComponentType<ComponentProps<typeof LimitOfferForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
