/** Errors of the platform are short, and their type is near their beginning. */
const ERROR = /^\uFEFF?\s*\{\s*"error"\s*:\s*\{/;
const TYPE = /"type"\s*:\s*"(\w{1,60})"/;

/** The type of the error that an envelope brings; undefined for data, and for what is no envelope. `beginning`: of its text. */
export function errorTypeIn(beginning: string): string | undefined {
  return ERROR.test(beginning) ? TYPE.exec(beginning)?.[1] : undefined;
}
