import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { AddPhoneForm } from './AddPhoneForm.tsx';

const load = async () => (await import('./AddPhoneForm.tsx')).AddPhoneForm;

/** As LatePersonalForm. */
export const LateAddPhoneForm: ComponentType<ComponentProps<typeof AddPhoneForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
