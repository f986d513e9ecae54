import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { CurrencyForm } from './CurrencyForm.tsx';

const load = async () => (await import('./CurrencyForm.tsx')).CurrencyForm;

/** As LatePersonalForm. */
export const LateCurrencyForm: ComponentType<ComponentProps<typeof CurrencyForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
