/** Addresses for reports of open pages: web vitals and errors. Both answer 204 to any body. */
export const beaconPaths = { vitals: '/_/vitals', errors: '/_/errors' } as const;
