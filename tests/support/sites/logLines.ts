import type { Site } from './startSite.ts';

/** A parsed line of the log. */
export interface LogLine {
  level: string;
  event: string;
  id?: string;
  method?: string;
  path?: string;
  route?: string;
  status?: number;
  cache?: Record<string, string>;
  [key: string]: unknown;
}

/** The log lines of a site so far. Lines that are not JSON are left out. */
export function logLines(site: Pick<Site, 'output'>): LogLine[] {
  return site
    .output()
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as LogLine];
      } catch {
        return [];
      }
    });
}
