import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { AddEmailForm } from './AddEmailForm.tsx';

const load = async () => (await import('./AddEmailForm.tsx')).AddEmailForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LateAddEmailForm: ComponentType<ComponentProps<typeof AddEmailForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
