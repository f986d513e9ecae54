import type { Device } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';

/** A width and a theme in which a page is checked. */
export interface CheckedLook {
  width: number;
  theme: 'dark' | 'light';
  /** Whether axe runs: it reads every element, so only for a different layout or theme. */
  axe: boolean;
}

/** 320 px is the narrowest screen that must show everything, 720 is a desktop at 200 % (WCAG 1.4.4, 1.4.10). */
const ALL: readonly CheckedLook[] = [
  { width: 360, theme: 'dark', axe: true },
  { width: 320, theme: 'dark', axe: false },
  { width: 720, theme: 'dark', axe: false },
  { width: 820, theme: 'light', axe: true },
  { width: 1440, theme: 'dark', axe: true },
  { width: 1440, theme: 'light', axe: true },
];
/** Pages alternate between the devices, so that both layouts and both themes are checked. */
const OF_DEVICE: Record<Device, readonly CheckedLook[]> = {
  phone: [
    { width: 360, theme: 'dark', axe: true },
    { width: 320, theme: 'dark', axe: false },
    { width: 820, theme: 'dark', axe: false },
  ],
  desktop: [
    { width: 1440, theme: 'light', axe: true },
    { width: 820, theme: 'light', axe: false },
    { width: 320, theme: 'light', axe: false },
  ],
};

/** The looks in which a page is checked on a device; it is loaded in the first. */
export function looksOn(device: Device): readonly CheckedLook[] {
  if (!isFull) return OF_DEVICE[device];
  return device === 'phone' ? ALL : ALL.toReversed();
}
