/** Whether a status means that the platform does not work: any 5xx except 503, which means "disabled". */
export function isOutageStatus(status: number): boolean {
  return status >= 500 && status !== 503;
}
