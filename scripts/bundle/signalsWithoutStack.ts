import type { Plugin } from 'vite';
import { browserRendererFile } from './unusedReact.ts';

/** React's errors that are signals: it makes each once, when its file is evaluated, and only compares them. */
const SIGNALS = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Makes React's signals without a stack. To note where an error is made, V8 reads the functions around it again, which here are the whole of
 * the renderer: a page started 40 ms later on a computer, and four times that on a cheap phone. Development uses React as published.
 */
export function signalsWithoutStack(): Plugin {
  return {
    name: 'signals-without-stack',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: (code, id) => (id === browserRendererFile ? { code: withoutStacks(code), map: null } : null),
  };
}

/** Of a React that writes its signals otherwise nothing is changed. */
export function withoutStacks(code: string): string {
  return code.replace(SIGNALS, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
}
