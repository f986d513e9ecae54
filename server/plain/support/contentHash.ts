import { createHash } from 'node:crypto';

/** SHA-256 of a file, in hex. Read in pieces: a file of 12 MB at once would hold up all other visitors. */
export async function contentHash(file: File): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.stream()) hash.update(piece);
  return hash.digest('hex');
}
