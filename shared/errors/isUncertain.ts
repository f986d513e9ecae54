const uncertain = new Set<unknown>(['UnknownErrorException', 'InternalServerErrorException']);

/** Whether a command that failed with this type may have been carried out. */
export function isUncertain(type: unknown): boolean {
  return uncertain.has(type);
}
