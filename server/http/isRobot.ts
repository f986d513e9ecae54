import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/** Whether the visitor says to be a robot: a search engine, a preview of a link, a monitor. */
export function isRobot({ headers }: IncomingMessage): boolean {
  return isbot(headers['user-agent'] ?? '');
}
