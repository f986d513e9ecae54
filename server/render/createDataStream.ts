import { crossSerializeStream, getCrossReferenceHeader } from 'seroval';

const SCOPE = 'croupier';

export interface DataStream {
  /** Defines the page's data; promises in it are pending until a later script settles them. */
  initial: string;
  /** Sends every later script to `onScript`, those that came before the call included. */
  listen(onScript: (js: string) => void, onDone: () => void): void;
  cancel(): void;
}

/** The page's data as scripts: what is known now, then each deferred section as it settles. seroval escapes what could end a script. */
export function createDataStream(value: unknown, onError: (error: unknown) => void): DataStream {
  let initial = '';
  let done = false;
  let early: string[] = [];
  let listener: { onScript: (js: string) => void; onDone: () => void } | null = null;
  const cancel = crossSerializeStream(value, {
    scopeId: SCOPE,
    onSerialize(js, isInitial) {
      if (isInitial) initial = `${getCrossReferenceHeader(SCOPE)};window.__croupier=${js}`;
      else if (listener) listener.onScript(js);
      else early.push(js);
    },
    onDone() {
      done = true;
      listener?.onDone();
    },
    onError(error) {
      onError(error);
      done = true;
      listener?.onDone();
    },
  });
  return {
    initial,
    cancel,
    listen(onScript, onDone) {
      listener = { onScript, onDone };
      for (const js of early) onScript(js);
      early = [];
      if (done) onDone();
    },
  };
}
