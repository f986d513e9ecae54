import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { PersonalForm } from './PersonalForm.tsx';

const load = async () => (await import('./PersonalForm.tsx')).PersonalForm;

/** The form's code comes when its fold is opened; on the server it is there for those without JavaScript. */
export const LatePersonalForm: ComponentType<ComponentProps<typeof PersonalForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
