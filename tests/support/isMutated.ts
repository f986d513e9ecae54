/** Whether this is `npm run test:mutants`: code with mutants in it is too slow for tests of speed. */
export const isMutated = process.env['MUTANTS_AREA'] !== undefined;
