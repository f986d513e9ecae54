import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.promise.with-resolvers.js';
import 'core-js/modules/es.string.is-well-formed.js';
import 'core-js/modules/es.string.to-well-formed.js';
import 'core-js/modules/web.url.can-parse.js';
import 'core-js/modules/web.url.parse.js';
import { anySignal, timeoutSignal } from './signalPolyfills.ts';

// What the oldest browsers served lack (docs/tests.md). server/render/startScript loads this file before the entry, and only where one
// of these is missing. core-js has none for signals.
AbortSignal.any ??= anySignal;
AbortSignal.timeout ??= timeoutSignal;
