import { afterAll, beforeAll, expect } from 'vitest';
import type { Incident } from '#bench/incidents/Incident.ts';
import { incidents } from '#bench/incidents/incidents.ts';
import { rehearse } from '#bench/incidents/rehearse.ts';
import { startRig } from '#bench/incidents/startRig.ts';
import { isFull } from '#tests/support/isFull.ts';
import { variant } from '#tests/support/variant.ts';

const LIMIT = 60_000;
/** The others take longer, and most of them have tests elsewhere. */
const quick = [
  'platformDiffers',
  'platformRefuses',
  'playersRefused',
  'flood',
  'uploadsHeld',
  'moneyUnknown',
  'feedLost',
  'valkeyGone',
  'policyViolated',
  'badRedirects',
];
const rehearsed = Object.entries<Incident>(incidents).filter(([name]) => isFull || quick.includes(name));

let rig: Awaited<ReturnType<typeof startRig>>;
beforeAll(async () => {
  rig = await startRig();
});
afterAll(() => rig?.stop());

variant.each(rehearsed)(
  'the incident %s raises every signal that the runbook names, and clears them once it is over',
  async (_name, incident) => {
    const { reported, cleared } = await rehearse(incident, rig, LIMIT);
    expect(reported).not.toContain(undefined);
    expect(cleared).toBeDefined();
  },
  3 * LIMIT,
);
