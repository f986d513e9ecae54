interface UnsubscribeInput {
  token: string;
  type?: 'email' | 'phone';
}

/** What a letter's link says (`?token=…&type=email`), or null where it names nobody. */
export function unsubscribeInput(query: URLSearchParams): UnsubscribeInput | null {
  const token = query.get('token')?.trim() ?? '';
  if (token === '' || token.length > 1024) return null;
  const type = query.get('type');
  return type === 'email' || type === 'phone' ? { token, type } : { token };
}
