/** Addresses for reports of open pages: web vitals, errors, and how many players were told a sign. All answer 204 to any body. */
export const beaconPaths = { vitals: '/_/vitals', errors: '/_/errors', signs: '/_/signs' } as const;
