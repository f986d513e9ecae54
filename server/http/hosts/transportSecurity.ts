/** Two years of https for the site and what stands under its name (reliability D2); said only where players come over https. */
export const transportSecurity = { maxAge: 63_072_000, includeSubDomains: true } as const;
