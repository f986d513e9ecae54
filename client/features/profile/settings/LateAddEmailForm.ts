import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { AddEmailForm } from './AddEmailForm.tsx';

const load = async () => (await import('./AddEmailForm.tsx')).AddEmailForm;

/** As LatePersonalForm. */
export const LateAddEmailForm: ComponentType<ComponentProps<typeof AddEmailForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
