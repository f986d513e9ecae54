import { readSegments } from './readSegments.ts';

/** Whether a path without its language is below `/forms`: a page that is only a form, or an address that only takes one. */
export const isFormPath = (path: string): boolean => readSegments(path)[0] === 'forms';
