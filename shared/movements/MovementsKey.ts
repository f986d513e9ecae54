/** A public key that files of movements are signed with, as `/.well-known/movements-keys.json` lists it (RFC 8037). */
export interface MovementsKey {
  kty: 'OKP';
  crv: 'Ed25519';
  /** 32 bytes in base64url. */
  x: string;
  /** Thumbprint by RFC 7638, which heads of files contain. */
  kid: string;
  use: 'sig';
}
