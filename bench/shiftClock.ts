import { readFileSync } from 'node:fs';

/**
 * Loaded into a site by `NODE_OPTIONS=--import`: SIGUSR2 sets its wall clock forward or back by the milliseconds in the file
 * CLOCK_SHIFT_FILE names. Timers and `performance` are left alone, as the kernel leaves them alone.
 */
const Real = globalThis.Date;
let shift = 0;
process.on('SIGUSR2', () => {
  shift = Number(readFileSync(String(process.env['CLOCK_SHIFT_FILE']), 'utf8'));
});

globalThis.Date = class extends Real {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(Real.now() + shift);
    else super(...(args as [number]));
  }
  static override now(): number {
    return Real.now() + shift;
  }
} as DateConstructor;
