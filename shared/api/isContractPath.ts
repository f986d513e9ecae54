import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Whether a difference of an answer could be told at this path: a browser's word may become a label of a metric, and labels are few. */
export function isContractPath(schema: Schema, path: string): boolean {
  const steps =
    path === ''
      ? []
      : path
          .replaceAll('[]', '.[]')
          .split('.')
          .filter((step) => step !== '');
  return leadsOn(schema, steps);
}

function leadsOn(schema: Schema, steps: readonly string[]): boolean {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (def.type === 'optional' || def.type === 'nullable') return leadsOn(def.innerType, steps);
  if (def.type === 'union') return def.options.some((option) => leadsOn(option, steps));
  if (def.type === 'pipe') return leadsOn(def.in, steps);
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  if (def.type === 'array') return step === '[]' && leadsOn(def.element, rest);
  if (def.type === 'record') return step === '*' && leadsOn(def.valueType, rest);
  const field = def.type === 'object' && Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
  return field !== undefined && leadsOn(field, rest);
}
