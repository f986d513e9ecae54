/** An answer of the platform as text, which caches and replicas can share. */
export interface PlatformAnswer {
  status: number;
  text: string;
  /** The text was parsed by the contract and serialized again, so that long lists are not validated on every page. */
  isChecked?: boolean;
  retryAfter: string | null;
  /** Set-Cookie lines as the platform wrote them. */
  cookies: readonly string[];
}
