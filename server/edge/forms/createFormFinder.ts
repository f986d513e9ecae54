import type { FormTaker } from './FormPost.ts';

export interface FoundForm {
  /** Of the page: `/offers/:id`, never the raw path. */
  pattern: string;
  taker: FormTaker;
}

/** Finds what takes the forms of a path, by patterns whose parameters are one segment each; an exact one wins. */
export function createFormFinder(forms: Readonly<Record<string, FormTaker>>) {
  const shapes = Object.entries(forms).flatMap(([pattern, taker]) =>
    pattern.includes(':') ? [{ pattern, taker, shape: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`) }] : [],
  );
  return (path: string): FoundForm | undefined => {
    const exact = Object.hasOwn(forms, path) ? forms[path] : undefined;
    return exact ? { pattern: path, taker: exact } : shapes.find(({ shape }) => shape.test(path));
  };
}
