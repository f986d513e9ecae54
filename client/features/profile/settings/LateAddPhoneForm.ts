import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { AddPhoneForm } from './AddPhoneForm.tsx';

const load = async () => (await import('./AddPhoneForm.tsx')).AddPhoneForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LateAddPhoneForm: ComponentType<ComponentProps<typeof AddPhoneForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
