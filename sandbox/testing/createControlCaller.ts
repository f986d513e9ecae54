import type { Sandbox } from '#sandbox/startSandbox.ts';

export interface ControlAnswer {
  status: number;
  /** Untyped: the tests assert its shape. */
  body: ReturnType<typeof JSON.parse>;
}

/** Calls a control of the sandbox: `callControl('POST faults', {...})`. */
export type CallControl = (control: string, order?: Record<string, unknown>) => Promise<ControlAnswer>;

export function createControlCaller({ url, token }: Pick<Sandbox, 'url' | 'token'>): CallControl {
  return async (control, order = {}) => {
    const [method = 'GET', path = ''] = control.split(' ');
    const isPost = method === 'POST';
    const query = isPost ? '' : `?${new URLSearchParams(order as Record<string, string>)}`;
    const answer = await fetch(`${url}/_/${path}${query}`, {
      method,
      headers: { 'x-sandbox-token': token },
      ...(isPost ? { body: JSON.stringify(order) } : {}),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
}
