import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { PasswordForm } from './PasswordForm.tsx';

const load = async () => (await import('./PasswordForm.tsx')).PasswordForm;

/** As LatePersonalForm. */
export const LatePasswordForm: ComponentType<ComponentProps<typeof PasswordForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
