/** Services are called by their own names in every language. */
export function serviceName(service: string): string {
  return service.charAt(0).toUpperCase() + service.slice(1);
}
