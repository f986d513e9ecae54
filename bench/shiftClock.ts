import { existsSync, readFileSync } from 'node:fs';

/**
 * Loaded into a site by `NODE_OPTIONS=--import`: shifts its wall clock by the milliseconds in the file CLOCK_SHIFT_FILE, once the
 * file exists. Timers and `performance` are not shifted, as with a real clock step.
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
