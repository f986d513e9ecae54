/** The step of a password restore, which is part of the sign-in page; null for a sign-in. */
export function restoreStep(query: URLSearchParams): 'restore' | 'restoreCode' | null {
  const step = query.get('step');
  return step === 'restore' || step === 'restoreCode' ? step : null;
}
