/** Decodes a segment of a path; returns it unchanged when its percent-encoding is invalid. Never throws. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
