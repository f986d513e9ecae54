import { inMs } from '#shared/domain/inMs.ts';

/**
 * Converts a time of the wire to Unix ms; null: not a time. Numbers below 1e12 are Unix seconds. Texts are digits, ISO or
 * `YYYY-MM-DD HH:mm:ss`; without a zone they are UTC, independent of the machine's zone.
 */
export function toMs(value: number | string | null | undefined): number | null {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    return Math.abs(value) < 1e12 ? inMs(value) : value;
  }
  const text = value?.trim() ?? '';
  if (/^-?\d{5,}$/.test(text)) return toMs(Number(text));
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text);
  if (!parts) return null;
  const [, day, time = '00:00', zone = 'Z'] = parts;
  const ms = Date.parse(`${day}T${time}${zone.replace(/^(.\d\d):?(\d\d)$/, '$1:$2').toUpperCase()}`);
  return Number.isNaN(ms) ? null : ms;
}
