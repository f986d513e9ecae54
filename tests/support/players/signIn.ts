import { postForm } from '../wire/postForm.ts';
import type { Player } from './signUp.ts';

/** One of the sandbox's demo players. */
export async function signIn(origin: string, login: string, password = 'Yulduz-2026'): Promise<Player> {
  const answer = await postForm(origin, '/api/auth.login', { login, password });
  const { data } = answer.json<{ data?: { uid: number; login: string } }>();
  if (!data) throw new Error(`auth.login: ${answer.status} ${answer.text}`);
  return { uid: data.uid, login: data.login, cookie: answer.cookies.map((line) => line.split(';', 1)[0]).join('; ') };
}
