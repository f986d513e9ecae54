import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';

/** Where the replaced folder is for a moment, and stays when the process ends in that moment. */
const aside = (folder) => `${folder}.before`;

/** Undoes a replacement that was interrupted between its two steps. Call it before the folder is read. */
export function restoreFolder(folder) {
  if (!existsSync(folder) && existsSync(aside(folder))) renameSync(aside(folder), folder);
  rmSync(aside(folder), { recursive: true, force: true });
}

/** Puts the folder `by` in the place of `folder`, in two renames. Throws, and leaves `folder` as it was, when `by` does not exist. */
export function replaceFolder(folder, by) {
  if (!existsSync(by)) throw new Error(`${by} does not exist`);
  if (existsSync(folder)) move(folder, aside(folder));
  move(by, folder);
  rmSync(aside(folder), { recursive: true, force: true });
}

/** A layer of an image refuses to rename folders of the layers below. */
function move(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true, force: true });
  }
}
