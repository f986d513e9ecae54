import { API_POLICY } from './contentSecurityPolicy.ts';

/** An answer of the API is data for a script, whatever its bytes are: not stored, not sniffed, not a document. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': API_POLICY,
};
