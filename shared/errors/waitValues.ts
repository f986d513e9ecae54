/**
 * The values with which a message says how long to wait. `seconds` 0: unknown. `hours` 0: below an hour and a half, where minutes say it
 * better. A type and not an interface, so that it fits the values of any message.
 */
export type WaitValues = { seconds: number; minutes: number; hours: number };

/** The values of a wait in seconds. */
export function waitValues(seconds: number): WaitValues {
  return {
    seconds,
    minutes: Math.ceil(seconds / 60),
    hours: seconds < 5_400 ? 0 : Math.ceil(seconds / 3_600),
  };
}
