import { createVisitor } from '../../../sandbox/testing/startTestSandbox.ts';

/** The cookie of one of the sandbox's demo players who has signed in at the sandbox itself, before any site. */
export async function signInAt(sandbox: string, login: string): Promise<string> {
  const visitor = createVisitor(sandbox);
  const { status, body } = await visitor.login(login);
  const sid = visitor.cookie();
  if (sid === undefined) throw new Error(`auth.login: ${status} ${JSON.stringify(body)}`);
  return `sid=${sid}`;
}
