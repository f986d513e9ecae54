/** Why a mutant that no test notices is right as well. */
export interface Judgement {
  file: string;
  /** The line of source in which the mutated code begins. */
  line: string;
  /** The mutated code and what replaces it, each in one line of at most 100 characters. */
  code: string;
  mutant: string;
  because: string;
}
