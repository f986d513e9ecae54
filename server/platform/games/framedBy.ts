/** A document's policy with our frame-ancestors in the place of its own. Each of several policies counts, so each is changed. */
export function framedBy(policy: string | string[] | undefined, ancestors: readonly string[]): string {
  const ours = `frame-ancestors ${ancestors.join(' ')}`;
  const policies = String(policy ?? '')
    .split(',')
    .map((one) => one.split(';').map((directive) => directive.trim()))
    .map((directives) =>
      directives.filter((directive) => directive !== '' && !/^frame-ancestors(?:\s|$)/i.test(directive)),
    );
  return policies.map((directives) => [...directives, ours].join('; ')).join(', ');
}
