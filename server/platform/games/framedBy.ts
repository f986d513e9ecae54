/** Replaces frame-ancestors in a document's CSP. All policies of a header apply, so each of them is changed. */
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
