import { isFull } from '../isFull.ts';
import type { Device } from '../browsers/journey.ts';

export interface Look {
  width: number;
  theme: 'dark' | 'light';
  /** Axe reads every element: only where the layout or the colours are others. */
  axe: boolean;
}

/** 320 px is the narrowest screen that must show everything, 720 is a desktop at 200 % (WCAG 1.4.4, 1.4.10). */
const ALL: readonly Look[] = [
  { width: 360, theme: 'dark', axe: true },
  { width: 320, theme: 'dark', axe: false },
  { width: 720, theme: 'dark', axe: false },
  { width: 820, theme: 'light', axe: true },
  { width: 1440, theme: 'dark', axe: true },
  { width: 1440, theme: 'light', axe: true },
];
/** Pages take turns with the devices, so that both layouts and both themes are read. */
const OF_DEVICE: Record<Device, readonly Look[]> = {
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

/** How a page is looked at on a device; it is loaded in the first of these looks. */
export function looksOn(device: Device): readonly Look[] {
  if (!isFull) return OF_DEVICE[device];
  return device === 'phone' ? ALL : ALL.toReversed();
}
