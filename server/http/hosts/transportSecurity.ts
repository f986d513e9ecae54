/** Strict-Transport-Security of two years (`maxAge` in seconds) for the site and its subdomains (reliability D2); sent only over https. */
export const transportSecurity = { maxAge: 63_072_000, includeSubDomains: true } as const;
