import { rewriteProse } from './rewriteProse.ts';
import { toCyrillic } from './toCyrillic.ts';

/** Transliterates the texts in an envelope of the platform to Cyrillic; other values are returned unchanged. */
export const answerToCyrillic = <T>(method: string, envelope: T): T => rewriteProse(method, envelope, toCyrillic);
