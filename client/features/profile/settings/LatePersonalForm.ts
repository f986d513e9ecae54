import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { PersonalForm } from './PersonalForm.tsx';

const load = async () => (await import('./PersonalForm.tsx')).PersonalForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LatePersonalForm: ComponentType<ComponentProps<typeof PersonalForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
