import type { ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { PayFieldProps } from './PayField.tsx';

const load = async () => (await import('./RarePayField.tsx')).RarePayField;

/** Lists and boxes are rare among payment methods; on the server they are there for those without JavaScript. */
export const LateRarePayField: ComponentType<PayFieldProps> = import.meta.env.SSR ? await load() : lateComponent(load);
