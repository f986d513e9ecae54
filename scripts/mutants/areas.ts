/** Code that is mutated together, and the unit tests that must notice. */
export interface Area {
  /** Globs of the files to mutate; tests and their support are left out. */
  code: string[];
  /** Globs of the tests. */
  tests: string[];
  /** Whether each survivor needs a judgement in JUDGED. */
  isJudged?: boolean;
}

/** The areas of `npm run test:mutants`, by the name that the command takes. */
export const AREAS: Record<string, Area> = {
  sums: {
    code: [
      'shared/domain/money/*.ts',
      'shared/rules/fields/sum*.ts',
      'shared/profile/readLimitSum.ts',
      'shared/cashier/*.ts',
    ],
    tests: [
      'shared/domain/money/*.test.ts',
      'shared/rules/**/*.test.ts',
      'shared/profile/*.test.ts',
      'shared/cashier/*.test.ts',
    ],
    isJudged: true,
  },
};
