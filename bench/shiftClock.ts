import { existsSync, readFileSync } from 'node:fs';

/**
 * Loaded into a site by `NODE_OPTIONS=--import`: sets its wall clock forward or back by the milliseconds in the file
 * CLOCK_SHIFT_FILE names, as soon as it is there. Timers and `performance` are left alone, as the kernel leaves them alone.
 */
const Real = globalThis.Date;
let shift = 0;
const file = String(process.env['CLOCK_SHIFT_FILE']);
setInterval(() => {
  if (existsSync(file)) shift = Number(readFileSync(file, 'utf8'));
}, 50).unref();

globalThis.Date = class extends Real {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(Real.now() + shift);
    else super(...(args as [number]));
  }
  static override now(): number {
    return Real.now() + shift;
  }
} as DateConstructor;
