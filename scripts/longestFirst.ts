import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Small test files that take long, the slowest first. On a machine without recorded durations Vitest begins with the largest files, so
 * these would run last, on one worker while the others are idle.
 */
export const LONG_FILES = [
  'tests/http/operation/exhaustion.test.ts',
  'tests/http/operation/replicas.test.ts',
  'tests/http/operation/faults.test.ts',
  'tests/http/operation/coldStart.test.ts',
  'tests/http/operation/ending.test.ts',
  'tests/http/operation/slowContent.test.ts',
  'tests/http/operation/slowPlatform.test.ts',
  'tests/http/pages/chatPolicy.test.ts',
  'tests/http/operation/mutatedAnswers.test.ts',
  'tests/http/players/players.test.ts',
  'tests/http/cashier/postsOnce.test.ts',
  'tests/http/operation/incidents.test.ts',
  'tests/journeys/pages/everyPageOfPlayer.test.ts',
  'tests/journeys/pages/everyPage.test.ts',
  'tests/journeys/account/forms.test.ts',
  'tests/journeys/site/shell.test.ts',
  'tests/journeys/site/badDays.test.ts',
  'tests/journeys/cashier/deposit.test.ts',
  'tests/journeys/pages/plainCore.test.ts',
  'tests/journeys/pages/overlaps.test.ts',
  'tests/journeys/pages/scriptWeight.test.ts',
  'tests/journeys/pages/uiLooks.test.ts',
  'tests/journeys/site/telegram.test.ts',
  'tests/journeys/site/navigation.test.ts',
  'tests/journeys/site/chat.test.ts',
  'tests/journeys/site/development.test.ts',
  'tests/journeys/pages/everyDocument.test.ts',
  'tests/journeys/account/shield.test.ts',
  'tests/journeys/site/customCode.test.ts',
  'tests/journeys/play/live.test.ts',
  'tests/journeys/pages/thirdLanguage.test.ts',
  'tests/journeys/pages/uiTheme.test.ts',
  'tests/journeys/pages/accessibility.test.ts',
  'tests/journeys/rewards/quiet.test.ts',
  'tests/journeys/site/firefox.test.ts',
  'tests/journeys/rewards/jackpots.test.ts',
  'tests/journeys/site/deviceBeacon.test.ts',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG_FILES.findIndex((name) => moduleId.endsWith(`/${name}`));
  return rank === -1 ? LONG_FILES.length : rank;
}

/** Sorts the files of a run: within each project the slowest come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
