import { createHmac } from 'node:crypto';

const SHOWN = 4;

/** A card, phone or wallet of a payment. The whole number is never stored: only the provider needs it. */
export interface Requisites {
  /** `•••• 1234`. */
  title: string;
  /** A keyed hash of the method and the whole number. */
  place: string;
  /** The places that the same card has with the other methods that take cards; absent for saved requisites. */
  elsewhere?: readonly string[];
}

/** Returns the stored part of a method's whole number. */
export type RequisitesOf = (method: string, number: string) => Requisites;

export function createRequisitesOf(secret: string): RequisitesOf {
  return (method, number) => ({
    title: `•••• ${number.slice(-SHOWN)}`,
    place: createHmac('sha256', secret).update(`place\n${method}\n${number}`).digest('base64url'),
  });
}
