/** Service names are not translated. */
export function serviceName(service: string): string {
  return service.charAt(0).toUpperCase() + service.slice(1);
}
