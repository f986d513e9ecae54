/** Warnings about the site's environment variables, one sentence each. */
export function siteNotes(env: Record<string, string | undefined>): string[] {
  if (env['MOVEMENTS_KEY']) return [];
  const whom = env['VALKEY_URL'] ? 'each replica' : 'each process';
  return [
    `MOVEMENTS_KEY is unset: ${whom} would sign files of movements with a random key, so that the files cannot be checked after it ends (docs/movements.md).`,
  ];
}
