import { sensitiveArea } from './sensitiveArea.ts';

/**
 * Whether only our own code may run on a page: players enter cards and identity documents there, so custom code of the operator,
 * trackers and chats are excluded. `path`: with or without its language.
 */
export const isSensitivePath = (path: string): boolean => sensitiveArea(path) !== undefined;
