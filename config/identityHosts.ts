/** Hosts of the identity provider's window (Sumsub). Only the page of the identity check may frame them and give them the camera. */
export const IDENTITY_HOSTS: readonly string[] = ['https://*.sumsub.com'];
