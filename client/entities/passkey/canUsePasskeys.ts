/** Whether this browser can use passkeys on this page: it knows them, the page is secure, and its host has a name. Call it in the browser only. */
export function canUsePasskeys(): boolean {
  // A relying party is a domain: browsers refuse numbers.
  return (
    window.isSecureContext &&
    typeof window.PublicKeyCredential === 'function' &&
    !/^[\d.]+$|:/.test(window.location.hostname)
  );
}
