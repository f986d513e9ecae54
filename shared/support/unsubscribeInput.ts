/** What account.unsubscribe is told. */
export interface UnsubscribeInput {
  token: string;
  type?: 'email' | 'phone';
}

/** The input of account.unsubscribe from the link of an e-mail (`?token=…&type=email`); null: no valid token. */
export function unsubscribeInput(query: URLSearchParams): UnsubscribeInput | null {
  const token = query.get('token')?.trim() ?? '';
  if (token === '' || token.length > 1024) return null;
  const type = query.get('type');
  return type === 'email' || type === 'phone' ? { token, type } : { token };
}
