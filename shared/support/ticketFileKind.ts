/** What a file of a message is, by its content. */
export type TicketFileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

/** Media type and end of the name of each kind. */
export const ticketFileTypes: Readonly<Record<TicketFileKind, { type: string; end: string }>> = {
  jpeg: { type: 'image/jpeg', end: 'jpg' },
  png: { type: 'image/png', end: 'png' },
  webp: { type: 'image/webp', end: 'webp' },
  heic: { type: 'image/heic', end: 'heic' },
  pdf: { type: 'application/pdf', end: 'pdf' },
};

/** Brands of ISO 23008-12 that phones write. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** Bytes that must be known to tell every kind. */
export const KIND_BYTES = 12;

/**
 * The kind of a file by its first `KIND_BYTES` bytes, or null for any other file. Names and media types are what the sender says; an HTML
 * page called `photo.jpg` is none.
 */
export function ticketFileKind(bytes: Uint8Array): TicketFileKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC.has(text.slice(8))) return 'heic';
  return text.startsWith('%PDF-') ? 'pdf' : null;
}
