/** One refused variable or line of a data file, as shown to the operator. Texts are English; `problem` contains no secret. */
export interface ConfigProblem {
  /** The variable, or `file:line` of a data file. */
  name: string;
  /** Where the value was set: `environment`, `config/site.env:12`. */
  source: string;
  problem: string;
  accepted: string;
}

/** All problems of the configuration at once. The message is formatted for an operator's terminal and contains no secret. */
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
