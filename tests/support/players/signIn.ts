import { postForm } from '#tests/support/wire/postForm.ts';
import type { Player } from './signUp.ts';

/** Signs in as a demo player of the sandbox, or as another with this password. Rejects when the sign-in is refused. */
export async function signIn(origin: string, login: string, password = 'Yulduz-2026'): Promise<Player> {
  const answer = await postForm(origin, '/api/auth.login', { login, password });
  const { data } = answer.json<{ data?: { uid: number; login: string } }>();
  if (!data) throw new Error(`auth.login: ${answer.status} ${answer.text}`);
  return { uid: data.uid, login: data.login, cookie: answer.cookies.map((line) => line.split(';', 1)[0]).join('; ') };
}
