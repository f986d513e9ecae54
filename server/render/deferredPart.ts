/**
 * Script of a function that puts a promise at `o[k]` and returns what settles it. The promise is marked as React's `use` marks one: a press
 * on a section that is not hydrated yet makes React hydrate it at once, and gets lost if the section suspends for one that has settled.
 */
export const DEFERRED_PART =
  '(function(o,k){var f,q=o[k]=new Promise(function(g){f=g});return function(v){q.status="fulfilled";q.value=v;f(v)}})';
