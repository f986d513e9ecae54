import type { ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { PayFieldProps } from './PayField.tsx';

const load = async () => (await import('./RarePayField.tsx')).RarePayField;

/** Few methods have lists and checkboxes: loaded on demand; on the server at once, for pages without JavaScript. */
export const LateRarePayField: ComponentType<PayFieldProps> = import.meta.env.SSR ? await load() : lateComponent(load);
