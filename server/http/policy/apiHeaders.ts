import { API_POLICY } from './contentSecurityPolicy.ts';

/**
 * Headers of every API answer: it is data for a script of this site, so it is not stored, sniffed, shown as a document or
 * loaded into a page of another site.
 */
export const apiHeaders = {
  'cache-control': 'no-store',
  'cdn-cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': API_POLICY,
  'cross-origin-resource-policy': 'same-origin',
};
