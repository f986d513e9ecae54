import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** React's renderer for browsers, which the package does not export. */
export const browserRendererFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/client')),
  'cjs/react-dom-client.production.js',
);

/** The SHA-256 of the renderer that these cuts were made for: of another React they are read again first (decision 069). */
const SOURCE = 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251';

/** The bodies of React's functions for what the site does not use. Functions that only they call are dropped by the minifier. */
const BODIES: Readonly<Record<string, string>> = {
  // <ViewTransition>
  trackEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitAfterMutationEffectsOnFiber: '',
  restoreNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  startViewTransition: '',
  // <Fragment ref>
  commitNewChildToFragmentInstances: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  // A commit waits for pictures of a <ViewTransition> and for style sheets that a page has rendered in the browser.
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
  accumulateSuspenseyCommitOnFiber: '',
  waitForCommitToBeReady: 'return null;',
  getResource: 'return null;',
  acquireResource: '',
  preloadResourceAndSuspendIfNeeded: '',
  // Stacks of components, which nothing reports
  getStackByFiberInDevAndProd: 'return "";',
  getComponentNameFromType: '',
  isCustomElement: 'return !1;',
  // The browser's sign of loading, which this version of React never shows
  defaultOnDefaultTransitionIndicator: '',
};

/** Cases of kinds of components that are never made: 19 <SuspenseList>, 30 <ViewTransition>, 31 <Activity>. */
const CASES: Readonly<Record<string, readonly number[]>> = {
  attemptEarlyBailoutIfNoScheduledUpdate: [19, 31],
  beginWork: [19, 30, 31],
  completeWork: [19, 30, 31],
  unwindWork: [19, 31],
  unwindInterruptedWork: [19, 31],
  // 7: a <Fragment>
  safelyAttachRef: [7, 30],
  commitBeforeMutationEffects_complete: [30],
  commitLayoutEffectOnFiber: [30, 31],
  commitDeletionEffectsOnFiber: [30],
  commitMutationEffectsOnFiber: [19, 30, 31],
  recursivelyTraverseDisappearLayoutEffects: [30],
  recursivelyTraverseReappearLayoutEffects: [30, 31],
  commitPassiveMountOnFiber: [30, 31],
  resolveRetryWakeable: [19],
};

/** Text from its first piece to before the second. */
const SPANS: readonly (readonly [from: string, to: string])[] = [
  ['      case REACT_ACTIVITY_TYPE:\n        return (', '      case REACT_FRAGMENT_TYPE:'],
  ['      case REACT_SUSPENSE_LIST_TYPE:\n        return (', '      default:\n'],
  // onSelect, onBeforeInput, onCompositionStart, onCompositionUpdate and onCompositionEnd; submits whose action is a function
  [
    '      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;',
    '    }\n    processDispatchQueue(',
  ],
  ['registerTwoPhaseEvent(\n  "onSelect",', 'var mediaEventTypes ='],
  [
    '      if ("function" === typeof value) {\n        domElement.setAttribute(\n          key,\n          "javascript:throw',
    '      if (\n        null == value ||\n        "symbol" === typeof value ||\n        "boolean" === typeof value\n',
  ],
  ['          if (isInputEventSupported)\n', '            getTargetInstFunc = getTargetInstForInputOrChangeEvent;'],
  [
    '          else {\n            getTargetInstFunc = getTargetInstForInputEventPolyfill;',
    '        else\n          (SyntheticEventCtor',
  ],
  ['        handleEventFunc && handleEventFunc(', '      }\n'],
  // onAnimation…, onDoubleClick, onTransition…, onMouseEnter, onMouseLeave and onScrollEnd
  ['registerSimpleEvent(ANIMATION_END, ', 'registerSimpleEvent("focusin"'],
  ['registerSimpleEvent(TRANSITION_RUN, ', 'registerDirectEvent("onPointerEnter"'],
  ['simpleEventPluginEvents.push("scrollEnd");', '\n'],
  // useFormStatus and useActionState
  ['    useHostTransitionStatus: useHostTransitionStatus,\n    useFormState: mountActionState,', '    useOptimistic:'],
  ['    useHostTransitionStatus: useHostTransitionStatus,\n    useFormState: updateActionState,', '    useOptimistic:'],
  [
    '    useHostTransitionStatus: useHostTransitionStatus,\n    useFormState: rerenderActionState,',
    '    useOptimistic:',
  ],
  // requestFormReset, preload, preinit and their kind: only documents of the server call them.
  ['  r: requestFormReset,\n', '};\nfunction flushSyncWork() {'],
  ['exports.createRoot = ', 'exports.hydrateRoot = '],
  ['ReactDOMSharedInternals.findDOMNode = ', 'var internals$jscomp$inline'],
];

/**
 * The events that pages handle, and those by whose press React hydrates a part at once. It listens for every other one too, in both phases
 * at the root, and finds the component under the finger for each: a press called 73 functions, and calls 40 without them.
 */
const EVENTS: ReadonlySet<string> = new Set(
  'cancel click close dragLeave dragOver drop error input keyDown keyUp load mouseDown paste pointerDown pointerOut pointerOver scroll submit toggle'.split(
    ' ',
  ),
);
/** React's list of the events that have the name of their property. */
const EVENT_LIST = /"(abort auxClick [A-Za-z ]+)"/;

const METHODS = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^};\n/gm;

/** Names of attributes that are their property's name with hyphens */
const ATTRIBUTES = /^var aliases = new Map\(\[\n([\s\S]*?)\n {2}\]\),\n/m;

/**
 * Drops from React's renderer what the site never uses: a seventh of it, which every visitor would load and parse. Development uses React
 * as published, and so does a build with `UNUSED_REACT=keep`, so that a changed React can be used before the cuts are read again.
 */
export function unusedReact(setting = process.env['UNUSED_REACT'] ?? ''): Plugin | null {
  if (setting === 'keep') return null;
  if (setting !== '' && setting !== 'drop') throw new Error(`UNUSED_REACT is drop or keep, not ${setting}`);
  return {
    name: 'unused-react',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: (code, id) => (id === browserRendererFile ? { code: withoutUnused(code), map: null } : null),
  };
}

/** Throws if the code is not that of the React for which the cuts were made. */
export function withoutUnused(code: string): string {
  if (createHash('sha256').update(code).digest('hex') !== SOURCE)
    throw new Error('React’s renderer for browsers has changed: read its cuts again, or build with UNUSED_REACT=keep');
  let text = code.replace(METHODS, '');
  for (const [from, to] of SPANS) text = withoutSpan(text, from, to);
  for (const [name, kinds] of Object.entries(CASES))
    text = inFunction(text, name, (body) => kinds.reduce(withoutCase, body));
  for (const [name, body] of Object.entries(BODIES))
    text = inFunction(text, name, (whole) => `${whole.slice(0, whole.indexOf(') {\n') + 4)}${body}\n}`);
  text = text.replace(
    EVENT_LIST,
    (_, names: string) =>
      `"${names
        .split(' ')
        .filter((name) => EVENTS.has(name))
        .join(' ')}"`,
  );
  return text.replace(ATTRIBUTES, (_, pairs: string) => computedAttributes(pairs));
}

function withoutSpan(text: string, from: string, to: string): string {
  const [before = '', after, more] = text.split(from);
  const end = after?.indexOf(to) ?? -1;
  if (after === undefined || more !== undefined || end < 0)
    throw new Error(`React’s renderer is not written as expected: ${from}`);
  return before + after.slice(end);
}

function inFunction(text: string, name: string, change: (whole: string) => string): string {
  const start = text.indexOf(`\nfunction ${name}(`) + 1;
  const end = text.indexOf('\n}\n', start) + 2;
  if (start === 0 || end === 1) throw new Error(`React’s renderer has no function ${name}`);
  return text.slice(0, start) + change(text.slice(start, end)) + text.slice(end);
}

/** From the case's line to the next line that is indented as little: the next case, or the end of the switch. */
function withoutCase(body: string, kind: number): string {
  const parts = body.split(new RegExp(`^ +case ${kind}:\\n`, 'm'));
  const indent = new RegExp(`^( +)case ${kind}:`, 'm').exec(body)?.[1];
  if (parts.length !== 2 || !indent)
    throw new Error(`React’s renderer has not one case ${kind} in ${body.slice(0, 60)}`);
  const next = new RegExp(`^ {0,${indent.length}}\\S`, 'm').exec(parts[1] ?? '');
  return (parts[0] ?? '') + (parts[1] ?? '').slice(next?.index);
}

/** The table of attributes, with the names of most computed: half as long. */
function computedAttributes(pairs: string): string {
  const all = [...pairs.matchAll(/\["([^"]+)", "([^"]+)"\]/g)].map(([, property = '', attribute = '']) => [
    property,
    attribute,
  ]);
  const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const regular = all
    .filter(([property = '', attribute]) => hyphened(property) === attribute)
    .map(([property]) => property);
  const rest = all.filter(([property = '']) => !regular.includes(property));
  return `var aliases = new Map(${JSON.stringify(rest)}.concat(${JSON.stringify(regular.join(' '))}.split(" ").map(function (name) {
    return [name, name.replace(/[A-Z]/g, function (letter) { return "-" + letter.toLowerCase(); })];
  }))),\n`;
}
