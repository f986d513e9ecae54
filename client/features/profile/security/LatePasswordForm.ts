import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { PasswordForm } from './PasswordForm.tsx';

const load = async () => (await import('./PasswordForm.tsx')).PasswordForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LatePasswordForm: ComponentType<ComponentProps<typeof PasswordForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
