/** Where the provider of identity checks (Sumsub) serves its window; only the page of the check may show it, and give it the camera. */
export const IDENTITY_HOSTS: readonly string[] = ['https://*.sumsub.com'];
