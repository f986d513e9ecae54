import { sensitiveArea } from './sensitiveArea.ts';

/**
 * Whether only our own code may run on a page: cards and documents of identity are given there, so nobody else's may read
 * along, be it the operator's, a tracker's or a chat's. `path`: with its language or without.
 */
export const isSensitivePath = (path: string): boolean => sensitiveArea(path) !== undefined;
