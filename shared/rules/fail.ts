interface Context {
  value: unknown;
  issues: object[];
}

/** Adds a rule's message as an issue. `continue` lets checks of the whole form run, so the repeated password is checked in the same pass. */
export function fail(context: Context, message: string, path: string[] = []): void {
  context.issues.push({ code: 'custom', message, input: context.value, path, continue: true });
}
