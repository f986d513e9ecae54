/** Name of the session cookie inside a frame: bound to the host, cannot be set from a subdomain or over http. */
export function framedName(name: string): string {
  return `__Host-${name}_p`;
}
