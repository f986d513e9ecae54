import { postForm } from '#tests/support/wire/postForm.ts';

/** A signed-in player. */
export interface Player {
  uid: number;
  login: string;
  /** The value of the Cookie header. */
  cookie: string;
}

/** Registers a new player, by default with an account in soʻm, as the form does. Rejects when the registration is refused. */
export async function signUp(origin: string, email: string, currency = 'UZS'): Promise<Player> {
  const fields = {
    auth_type: 'email',
    email,
    password: 'Yulduz-2026',
    currency,
    terms: 'true',
    notify: 'false',
  };
  const answer = await postForm(origin, '/api/auth.register', fields);
  const { data } = answer.json<{ data?: { uid: number; login: string } }>();
  if (!data) throw new Error(`auth.register: ${answer.status} ${answer.text}`);
  return { uid: data.uid, login: data.login, cookie: answer.cookies.map((line) => line.split(';', 1)[0]).join('; ') };
}
