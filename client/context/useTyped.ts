import { use, useState } from 'react';
import { PageDataContext } from '#client/context/PageDataContext.ts';
import type { TypedFields } from '#shared/rules/TypedFields.ts';

/**
 * The initial values of a form: those that were typed before it was sent without JavaScript and refused, else `start`. A checkbox that was
 * ticked is ticked again. `form`: its name (TypedFields).
 */
export function useTyped<T extends Readonly<Record<string, unknown>>>(form: string, start: T): T {
  const { page } = use(PageDataContext);
  const { typed } = page as { typed?: TypedFields };
  // The page data of a later navigation has none.
  const [typedHere] = useState(() => (typed?.form === form ? typed.fields : null));
  if (typedHere === null) return start;
  const isBox = (name: string) => typeof start[name] === 'boolean';
  return Object.fromEntries(
    Object.entries(start).map(([name, value]) => [name, isBox(name) ? name in typedHere : (typedHere[name] ?? value)]),
  ) as T;
}
