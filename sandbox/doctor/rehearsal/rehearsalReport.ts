import type { RehearsalStep } from './RehearsalStep.ts';

interface ReportFacts {
  url: string;
  email: string;
  steps: readonly RehearsalStep[];
}

const cell = (text: string | number) => String(text).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** The rehearsal in Markdown, to send to the platform's support: failures first, then every step with its time for the log. */
export function rehearsalReport({ url, email, steps }: ReportFacts): string {
  const failed = steps.filter(({ verdict }) => verdict === 'failed');
  const verdict =
    failed.length === 0
      ? 'Every step was done.'
      : `${failed.length} of ${steps.length} steps failed. Send the platform's people this list with the times:`;
  return [
    `# A player at ${url}`,
    '',
    `${email}, from ${steps[0]?.startedAt ?? '?'} to ${steps.at(-1)?.startedAt ?? '?'} (UTC).`,
    '',
    verdict,
    '',
    ...failed.map(
      ({ what, question, status, startedAt, detail }) =>
        `- ${startedAt} \`${question}\` (${what}): ${status}, ${cell(detail)}`,
    ),
    ...(failed.length > 0 ? [''] : []),
    '| Step | Asked | Status | ms | At | Outcome | Detail |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...steps.map(
      (step) =>
        `| ${[step.what, step.question, step.status, step.took, step.startedAt, step.verdict, step.detail].map(cell).join(' | ')} |`,
    ),
    '',
  ].join('\n');
}
