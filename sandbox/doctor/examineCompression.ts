import type { Row } from './Row.ts';

/** Codings that the site decodes (server/upstream/contentCodings.ts). */
const DECODED = new Set(['gzip', 'x-gzip', 'deflate', 'br', 'zstd']);

/**
 * Checks whether a service compresses answers to requests that ask for `identity`, as the site does where it reads the answer. `seen`: the
 * content codings of its answers.
 */
export function examineCompression(service: Row['service'], seen: ReadonlySet<string>): Row {
  const names = [...seen].sort().join('; ');
  const isDecoded = [...seen].every((codings) =>
    codings.split(',').every((coding) => DECODED.has(coding.trim().toLowerCase())),
  );
  const detail = isDecoded
    ? `answers are compressed (${names}) although Accept-Encoding is identity: the site decodes them, which takes time`
    : `answers are compressed (${names}) although Accept-Encoding is identity: the site cannot read them`;
  return {
    service,
    what: 'compression',
    status: '',
    took: undefined,
    verdict: isDecoded ? 'conforms' : 'breaks',
    detail: seen.size === 0 ? 'none' : detail,
  };
}
