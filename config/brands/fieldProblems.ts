import type { ConfigProblem } from '#config/ConfigError.ts';
import { type EnvName, isEnvName, metaOf } from '#config/env.ts';
import type { BrandFile } from './brandFile.ts';
import { isOfBrand } from './brandVariables.ts';

/** Problems of the `variables` of a brand file: names that are no variables, of the process, or secret. */
export function fieldProblems({ variables }: BrandFile, { source }: { source: string }): ConfigProblem[] {
  return Object.keys(variables).flatMap((variable) => {
    const told = (problem: string, accepted: string) => [{ name: `variables.${variable}`, source, problem, accepted }];
    if (!isEnvName(variable)) return told('is not a variable', 'the names in config/default.env');
    if (!isOfBrand(variable))
      return told('is of the whole process', 'variables of a site; the origin and hosts have fields');
    const isOverride = variable.includes('__');
    if (!isOverride && metaOf(variable as EnvName).secret)
      return told('is a secret', `the environment variable ${variable}__ and the name of the brand in capitals`);
    return [];
  });
}
