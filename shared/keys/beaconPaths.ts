/** Where an open page tells how it fares; both answer 204 whatever they are told. */
export const beaconPaths = { vitals: '/_/vitals', errors: '/_/errors' } as const;
