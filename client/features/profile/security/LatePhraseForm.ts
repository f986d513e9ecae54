import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { PhraseForm } from './PhraseForm.tsx';

const load = async () => (await import('./PhraseForm.tsx')).PhraseForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LatePhraseForm: ComponentType<ComponentProps<typeof PhraseForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
