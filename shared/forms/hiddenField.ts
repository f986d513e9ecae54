import * as z from 'zod/mini';

/** The schema of a field that the page fills in; the platform refuses a missing one with the words of the form. */
export const hiddenField = () => z._default(z.string(), '');
