import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { CurrencyForm } from './CurrencyForm.tsx';

const load = async () => (await import('./CurrencyForm.tsx')).CurrencyForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LateCurrencyForm: ComponentType<ComponentProps<typeof CurrencyForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
