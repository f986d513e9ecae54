import { createVisitor } from '#sandbox/testing/startTestSandbox.ts';

/** Signs in as a demo player at the sandbox itself, without a site. Resolves with the cookie; rejects when the sign-in is refused. */
export async function signInAt(sandbox: string, login: string): Promise<string> {
  const visitor = createVisitor(sandbox);
  const { status, body } = await visitor.login(login);
  const sid = visitor.cookie();
  if (sid === undefined) throw new Error(`auth.login: ${status} ${JSON.stringify(body)}`);
  return `sid=${sid}`;
}
