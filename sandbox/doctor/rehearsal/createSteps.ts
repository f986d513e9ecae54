import { randomUUID } from 'node:crypto';
import type { Asker, UpstreamResponse } from '#sandbox/doctor/asker.ts';
import { DEFAULT_SANDBOX_LANGUAGE } from '#sandbox/world/players/languages.ts';
import { callQuery } from '#shared/api/callQuery.ts';
import type { InputOf, Method, OutputOf } from '#shared/api/method.ts';
import { readAnswer } from '#shared/api/readAnswer.ts';
import { toFormData } from '#shared/api/wire.ts';
import type { RehearsalStep } from './RehearsalStep.ts';

const MAX_REFUSAL = 300;

/** Makes each request once, as the site does, and records the result. */
export function createSteps(asker: Asker) {
  const steps: RehearsalStep[] = [];
  const note = (
    what: string,
    question: string,
    response: UpstreamResponse,
    startedAt: string,
    problem: string | null,
    detail: string,
  ): void => {
    const { status, took } = response;
    const verdict = problem === null ? 'done' : 'failed';
    steps.push({
      what,
      question,
      status,
      took: Math.round(took),
      startedAt,
      verdict,
      detail: problem ?? detail,
    });
  };

  return {
    steps,
    /** Undefined if the call was refused or the answer does not fit the contract. */
    async call<M extends Method>(
      what: string,
      method: M,
      input: InputOf<M>,
      describe: (answer: OutputOf<M>) => string = () => '',
    ): Promise<OutputOf<M> | undefined> {
      const { name, verb, money } = method;
      const startedAt = new Date().toISOString();
      const values = input as Record<string, unknown>;
      const address = `/api/${name}?${callQuery(verb === 'GET' ? values : {}, DEFAULT_SANDBOX_LANGUAGE, false)}`;
      const headers: Record<string, string> = money ? { 'idempotency-key': randomUUID() } : {};
      const init = verb === 'GET' ? {} : { method: 'POST', body: toFormData(values), headers };
      const response = await asker.ask(address, init);
      const { data } = (response.json ?? {}) as { data?: unknown };
      const parsed = data === undefined ? undefined : readAnswer(method.output, data, () => {});
      const answer = parsed?.success ? (parsed.data as OutputOf<M>) : undefined;
      const problem = answer === undefined ? response.text.slice(0, MAX_REFUSAL) || 'no answer' : null;
      note(what, name, response, startedAt, problem, answer === undefined ? '' : describe(answer));
      return answer;
    },
    /** Requests a document of the platform. */
    async open(what: string, address: string): Promise<void> {
      const startedAt = new Date().toISOString();
      const response = await asker.ask(address);
      const isPage = response.status === 200 && response.type.startsWith('text/html');
      const problem = isPage ? null : `200 text/html expected, ${response.status} ${response.type} came`;
      note(what, address, response, startedAt, problem, '');
    },
    leaveOut(what: string, question: string, why: string): void {
      const startedAt = new Date().toISOString();
      steps.push({ what, question, status: '', took: 0, startedAt, verdict: 'left out', detail: why });
    },
  };
}
