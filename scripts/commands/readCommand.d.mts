import type { Command } from './commands.d.mts';

export function readCommand(
  name: string,
  command: Command,
  given: readonly string[],
): { help?: string; problem?: string; args?: string[] };
