import { createHash } from 'node:crypto';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { makeFolder } from '#server/makeFolder.ts';
import type { SnapshotEntry, SnapshotPart } from './snapshotPart.ts';
import { textDigest } from './textDigest.ts';

/** The copy of the caches on disk. */
export interface Snapshot {
  /** Creates the folder of the file. Never throws: `onProblem` when no file can be written into it. */
  check(): void;
  /** Fills the caches from the file; returns the number of stored values. Never throws: 0 and `onProblem` for an unusable file. */
  restore(): number;
  /** Writes the values of the caches to the file; concurrent calls share one write. Never rejects. */
  save(): Promise<void>;
}

/** Options of `createSnapshot`. */
export interface SnapshotOptions {
  /** SNAPSHOT_FILE. */
  file: string;
  /** Site and schema of the values: a file with another owner is not read. */
  owner: string;
  /** Caches by name, the most important first: the file is limited to `maxBytes`. */
  parts: Record<string, SnapshotPart>;
  maxBytes?: number;
  onProblem: (problem: string, error?: unknown) => void;
}

/** First word of the file; changes with its layout. */
const LAYOUT = 'croupier-snapshot-1';
/** Bytes after which writing yields to the event loop. */
const YIELD_BYTES = 256 * 1024;

type Line = [part: string, key: string, tag: string | null, ageMs: number, json: unknown];

/**
 * Stores the caches on disk, so that a process that starts while the content service is down can serve the values of the previous one.
 *
 * First line: layout, owner, time and a checksum of the rest; then one line of JSON per value. Written to a temporary file and renamed,
 * so the file is always complete; read once, before the first request. Its values are stale at once and checked by the same codecs as
 * values of the second tier.
 */
export function createSnapshot({
  file,
  owner,
  parts,
  maxBytes = 16 * 1024 * 1024,
  onProblem,
}: SnapshotOptions): Snapshot {
  let saving: Promise<void> | undefined;
  let lastProblem = '';

  /** Reports a problem unless it was the last one reported. */
  function report(problem: string, error?: unknown): void {
    if (problem !== lastProblem) onProblem(problem, error);
    lastProblem = problem;
  }

  function restoreNothing(problem: string): number {
    report(problem);
    return 0;
  }

  function restore(): number {
    let text: string;
    try {
      const stats = statSync(file);
      // A device or a pipe may have no end.
      if (!stats.isFile()) return restoreNothing('it is no file');
      if (stats.size > 2 * maxBytes) return restoreNothing('the file is too large');
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') report('the file cannot be read', error);
      return 0;
    }
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    const [layout, whose, savedAt, checksum] = text.slice(0, Math.max(0, end)).split(' ');
    if (layout !== LAYOUT) return restoreNothing('the file has another layout');
    if (whose !== textDigest(owner)) return restoreNothing('the file belongs to another site or build shape');
    if (checksum !== textDigest(body)) return restoreNothing('the file is damaged');
    // A clock that was set back must not make a value younger.
    const away = Math.max(0, Date.now() - Number(savedAt));
    let taken = 0;
    const lines = body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
    for (const [name, part] of Object.entries(parts)) {
      taken += part.restore(
        lines.flatMap(([of, key, tag, ageMs, json]): SnapshotEntry[] =>
          of === name ? [{ key, tag: tag ?? undefined, ageMs: ageMs + away, json }] : [],
        ),
      );
    }
    return taken;
  }

  async function write(): Promise<void> {
    const hash = createHash('sha256');
    const lines: string[] = [];
    let size = 0;
    let sinceYield = 0;
    for (const [name, part] of Object.entries(parts)) {
      for (const { key, tag, ageMs, json } of part.dump()) {
        const line = `${JSON.stringify([name, key, tag ?? null, Math.round(ageMs), json] satisfies Line)}\n`;
        if (size + line.length > maxBytes) continue;
        size += line.length;
        sinceYield += line.length;
        lines.push(line);
        hash.update(line);
        if (sinceYield > YIELD_BYTES) {
          sinceYield = 0;
          await yieldToEvents();
        }
      }
    }
    // A process without values must not overwrite the file of the previous one.
    if (lines.length === 0) return;
    const beside = `${file}.${process.pid}`;
    try {
      makeFolder(path.dirname(file));
      const handle = await open(beside, 'w', 0o600);
      try {
        await handle.writeFile(
          `${LAYOUT} ${textDigest(owner)} ${Date.now()} ${hash.digest('base64url')}\n${lines.join('')}`,
        );
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, file);
      lastProblem = '';
    } catch (error) {
      await rm(beside, { force: true }).catch(() => {});
      report('the file cannot be written', error);
    }
  }

  return {
    check() {
      const folder = path.dirname(file);
      try {
        makeFolder(folder);
        accessSync(folder, constants.W_OK | constants.X_OK);
      } catch (error) {
        report('the file cannot be written', error);
      }
    },
    restore() {
      try {
        return restore();
      } catch (error) {
        report('the file cannot be understood', error);
        return 0;
      }
    },
    save() {
      saving ??= write()
        .catch((error: unknown) => report('the caches cannot be dumped', error))
        .finally(() => {
          saving = undefined;
        });
      return saving;
    },
  };
}
