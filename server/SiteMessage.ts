/**
 * What the site tells the process that started it, in development (scripts/dev). `listening`: it answers; `outdated`: a file was saved that the
 * configuration of Vite imports, so that only another start has it; `site`: its origin.
 */
export type SiteMessage = { type: 'listening' } | { type: 'outdated' } | { type: 'site'; origin: string };
