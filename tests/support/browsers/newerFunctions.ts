/**
 * Removes what the oldest browsers served do not have (Chrome 100, Safari 15.6, Firefox 102; docs/tests.md), as an init script of a page:
 * it runs before every script of the page. A function that one of the three lacks is removed.
 */
export function removeNewerFunctions(): void {
  const lacks: [object | undefined, string[]][] = [
    [
      Array.prototype,
      ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with', 'group', 'groupToMap'],
    ],
    [Array, ['fromAsync']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [RegExp, ['escape']],
    [Math, ['f16round', 'sumPrecise']],
    [Error, ['isError', 'captureStackTrace']],
    [JSON, ['rawJSON', 'isRawJSON']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex', 'findLast', 'toReversed', 'toSorted']],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength', 'resize']],
    [URL, ['parse', 'canParse']],
    [AbortSignal, ['any', 'timeout']],
    [Response, ['json']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore', 'setHTML', 'computedStyleMap']],
    [Node.prototype, ['moveBefore']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover', 'inert', 'editContext']],
    [HTMLInputElement.prototype, ['showPicker']],
    [HTMLSelectElement.prototype, ['showPicker']],
    [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
    [Document.prototype, ['startViewTransition', 'adoptedStyleSheets', 'caretPositionFromPoint']],
    [ReadableStream, ['from']],
    [ReadableStream.prototype, ['values', Symbol.asyncIterator as unknown as string]],
    [Navigator.prototype, ['userActivation', 'connection', 'setAppBadge', 'share', 'canShare', 'locks']],
    [Headers.prototype, ['getSetCookie']],
    [
      globalThis,
      [
        'Iterator',
        'scheduler',
        'requestIdleCallback',
        'cancelIdleCallback',
        'TextDecoderStream',
        'TextEncoderStream',
        'CompressionStream',
        'DecompressionStream',
        'navigation',
        'Highlight',
        'PushManager',
        'OffscreenCanvas',
        'ViewTransition',
        'cookieStore',
        'Temporal',
        'EditContext',
        'SuppressedError',
        'DisposableStack',
        'Float16Array',
        'URLPattern',
        'trustedTypes',
      ],
    ],
    // Iterator helpers are on the prototype that every iterator has.
    [
      Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
  ];
  for (const [owner, names] of lacks) {
    if (owner) for (const name of names) Reflect.deleteProperty(owner, name);
  }
  // A constructed style sheet: Safari from 16.4.
  const Sheet = CSSStyleSheet;
  Reflect.set(
    globalThis,
    'CSSStyleSheet',
    new Proxy(Sheet, {
      construct() {
        throw new TypeError('Illegal constructor');
      },
    }),
  );
}
