/**
 * Hosts of the identity provider (Sumsub): its script, and its window, which only the page of the identity check may frame and give the
 * camera.
 */
export const IDENTITY_HOSTS: readonly string[] = ['https://*.sumsub.com'];
