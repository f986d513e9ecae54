const TIMEOUT_MS = 3_000;

/** Posts a provider's signed callback to the platform over HTTP. Returns false if it was not accepted. */
export async function postNotice(origin: string | undefined, body: string, signature: string): Promise<boolean> {
  if (origin === undefined) return false;
  const answer = await fetch(`${origin}/_/pay/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-pay-signature': signature },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.arrayBuffer();
  return answer.ok;
}
