export interface Command {
  runs: string;
  about: string;
  variables?: string;
  takes?: Record<string, string>;
  modes?: Record<string, { about: string; takes: Record<string, string>; needs?: string[] }>;
  needs?: string[];
}
export const commands: Record<string, Command>;
