const uncertain = new Set<unknown>(['UnknownErrorException', 'InternalServerErrorException']);

/** Whether an error of this type leaves open what became of a command: it may have been carried out. */
export function isUncertain(type: unknown): boolean {
  return uncertain.has(type);
}
