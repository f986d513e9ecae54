import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { TwoFactorForm } from './TwoFactorForm.tsx';

const load = async () => (await import('./TwoFactorForm.tsx')).TwoFactorForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LateTwoFactorForm: ComponentType<ComponentProps<typeof TwoFactorForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
