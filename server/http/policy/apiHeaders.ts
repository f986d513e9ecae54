import { API_POLICY } from './contentSecurityPolicy.ts';

/** Headers of every API answer: it is data for a script, so it is not stored, not sniffed and not shown as a document. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'cdn-cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': API_POLICY,
};
