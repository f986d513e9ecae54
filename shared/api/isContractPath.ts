import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Whether a reported `Difference.path` exists in the schema. Browsers send paths that become metric labels, whose number must stay bounded. */
export function isContractPath(schema: Schema, path: string): boolean {
  const steps =
    path === ''
      ? []
      : path
          .replaceAll('[]', '.[]')
          .split('.')
          .filter((step) => step !== '');
  return hasPath(schema, steps);
}

function hasPath(schema: Schema, steps: readonly string[]): boolean {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (def.type === 'optional' || def.type === 'nullable') return hasPath(def.innerType, steps);
  if (def.type === 'union') return def.options.some((option) => hasPath(option, steps));
  if (def.type === 'pipe') return hasPath(def.in, steps);
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  if (def.type === 'array') return step === '[]' && hasPath(def.element, rest);
  if (def.type === 'record') return step === '*' && hasPath(def.valueType, rest);
  const field = def.type === 'object' && Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
  return field !== undefined && hasPath(field, rest);
}
