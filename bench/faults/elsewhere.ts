import type { FaultRow, MeasureFaults } from './FaultRow.ts';

const reasons: Record<string, [why: string, target: string]> = {
  'POSTs from real Chromium and Firefox': [
    'tests/journeys/cashier/postsOnce.test.ts sends them, fewer',
    'seen upstream exactly once of 10000',
  ],
  'attacks in content, SVG, JSON-LD and state': ['the tests beside the code and tests/http plant them', '0 succeed'],
  'MDN HTTP Observatory': ['it asks a public address', 'A+ at 135 or more'],
  'W3C HTML checker': ['it needs Java; tests/journeys/pages/everyDocument.test.ts runs it on every page', '0 errors'],
  'axe, every page, locale and width': ['tests/journeys/pages/accessibility.test.ts runs it', '0 violations'],
  'Lighthouse mobile': ['it is no package of this project', 'performance >= 98, the rest 100'],
  'Chromium and Firefox load every route': ['tests/journeys do', '0 errors'],
  'WebKit loads every route': ['no build of it is installed here', '0 errors'],
};

/** Targets that need no fault: where they are measured, or why they are not. */
export const elsewhere: MeasureFaults = () =>
  Promise.resolve(
    Object.entries(reasons).map(
      ([what, [why, target]]): FaultRow => ({ what, measured: `not measured here: ${why}`, target, ok: undefined }),
    ),
  );
