import type { Call } from '#shared/api/call.ts';
import { addFile } from '#shared/api/site/ticketFiles.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { KIND_BYTES, ticketFileKind } from '#shared/support/ticketFileKind.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';

/** Whether files may be sent with one message: how many, how large, and what they are by their content. */
export async function areTicketFiles(files: readonly File[]): Promise<boolean> {
  if (files.length > ticketFiles.maxCount) return false;
  for (const file of files) {
    const begins = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer());
    if (file.size > ticketFiles.maxBytes || ticketFileKind(begins) === null) return false;
  }
  return true;
}

/**
 * Sends the files of a form to the platform, one after another, each with its key, else a random one. Returns their ids; rejects with the
 * refusal of one by its content or by the platform.
 */
export async function sendTicketFiles(
  call: Call,
  files: readonly File[],
  keys: readonly string[] = [],
): Promise<string[]> {
  if (!(await areTicketFiles(files))) throw new AppError('InvalidParameterException', { data: { files: 'refused' } });
  const ids: string[] = [];
  for (const [index, file] of files.entries())
    ids.push((await call(addFile, { key: keys[index] ?? crypto.randomUUID(), file })).id);
  return ids;
}
