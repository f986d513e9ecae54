import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { FakenameForm } from './FakenameForm.tsx';

const load = async () => (await import('./FakenameForm.tsx')).FakenameForm;

/** The form's code comes when its fold is opened; on the server it is there for those without JavaScript. */
export const LateFakenameForm: ComponentType<ComponentProps<typeof FakenameForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
