export interface ConfigProblem {
  /** The variable, or `file:line` of a data file. */
  name: string;
  /** Where it was written: `environment`, `config/site.env:12`. */
  source: string;
  problem: string;
  accepted: string;
}

/** Everything wrong with the configuration at once. The message is made for an operator's terminal; no secret is in it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(
      ({ name, source, problem, accepted }) => `  ${name} ${problem} (${source})\n    accepted: ${accepted}`,
    );
    super(
      `The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${lines.join('\n')}`,
    );
    this.problems = problems;
  }
}
