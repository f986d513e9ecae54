import { randomInt } from 'node:crypto';

/** A phone number that no account has, as typed: "90 876 54 32". A test that is tried again signs up with another one. */
export function freshPhone(): string {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  return `90 8${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}`;
}
