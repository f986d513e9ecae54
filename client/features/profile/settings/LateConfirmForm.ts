import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { ConfirmForm } from './ConfirmForm.tsx';

const load = async () => (await import('./ConfirmForm.tsx')).ConfirmForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LateConfirmForm: ComponentType<ComponentProps<typeof ConfirmForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
