import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/lateComponent.ts';
import type { AnyRequisiteField } from './AnyRequisiteField.tsx';

const load = async () => (await import('./AnyRequisiteField.tsx')).AnyRequisiteField;

/** Dates, lists and boxes are rare among payment methods; on the server they are there for those without JavaScript. */
export const LateRequisiteField: ComponentType<ComponentProps<typeof AnyRequisiteField>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
