import type { FormTaker } from './FormPost.ts';

/** The handler of a path. */
export interface FoundForm {
  /** The pattern of the page, `/offers/:id`, never the raw path. */
  pattern: string;
  taker: FormTaker;
}

/**
 * Returns a lookup of handlers by path. A parameter in a pattern matches one segment; an exact pattern wins. The lookup returns undefined
 * for other paths.
 */
export function createFormFinder(forms: Readonly<Record<string, FormTaker>>) {
  const shapes = Object.entries(forms).flatMap(([pattern, taker]) =>
    pattern.includes(':') ? [{ pattern, taker, shape: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`) }] : [],
  );
  return (path: string): FoundForm | undefined => {
    const exact = Object.hasOwn(forms, path) ? forms[path] : undefined;
    return exact ? { pattern: path, taker: exact } : shapes.find(({ shape }) => shape.test(path));
  };
}
