import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long although they are short, the longest first. On a machine that has run none of them yet Vitest begins with the
 * largest files, and these would come last: one worker at work, the others done.
 */
export const LONG_FILES = [
  'tests/http/exhaustion.test.ts',
  'tests/http/replicas.test.ts',
  'tests/http/faults.test.ts',
  'tests/http/coldStart.test.ts',
  'tests/http/ending.test.ts',
  'tests/http/slowContent.test.ts',
  'tests/http/slowPlatform.test.ts',
  'tests/http/chatPolicy.test.ts',
  'tests/http/mutatedAnswers.test.ts',
  'tests/http/players.test.ts',
  'tests/http/postsOnce.test.ts',
  'tests/http/incidents.test.ts',
  'tests/journeys/everyPageOfPlayer.test.ts',
  'tests/journeys/everyPage.test.ts',
  'tests/journeys/forms.test.ts',
  'tests/journeys/shell.test.ts',
  'tests/journeys/badDays.test.ts',
  'tests/journeys/deposit.test.ts',
  'tests/journeys/plainCore.test.ts',
  'tests/journeys/overlaps.test.ts',
  'tests/journeys/scriptWeight.test.ts',
  'tests/journeys/uiLooks.test.ts',
  'tests/journeys/telegram.test.ts',
  'tests/journeys/navigation.test.ts',
  'tests/journeys/chat.test.ts',
  'tests/journeys/development.test.ts',
  'tests/journeys/html.test.ts',
  'tests/journeys/shield.test.ts',
  'tests/journeys/customCode.test.ts',
  'tests/journeys/live.test.ts',
  'tests/journeys/thirdLanguage.test.ts',
  'tests/journeys/uiTheme.test.ts',
  'tests/journeys/accessibility.test.ts',
  'tests/journeys/quiet.test.ts',
  'tests/journeys/firefox.test.ts',
  'tests/journeys/jackpots.test.ts',
  'tests/journeys/everyPageWithoutScript.test.ts',
  'tests/journeys/deviceBeacon.test.ts',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG_FILES.findIndex((name) => moduleId.endsWith(`/${name}`));
  return rank === -1 ? LONG_FILES.length : rank;
}

/** The order of a run's files: of each project those that take longest come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
