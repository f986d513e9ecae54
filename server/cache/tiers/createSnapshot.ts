import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { SnapshotEntry, SnapshotPart } from './snapshotPart.ts';

export interface Snapshot {
  /** Fills the caches; returns how many values they took. Whatever is wrong with the file: nothing, and `onProblem`. */
  restore(): number;
  /** Writes what the caches hold; two calls at once write once. Never rejects. */
  save(): Promise<void>;
}

export interface SnapshotOptions {
  /** SNAPSHOT_FILE. */
  file: string;
  /** Whose values these are and in which shape: a file of another site or shape is not read. */
  owner: string;
  /** By name; in the order of their worth, for the file is bounded. */
  parts: Record<string, SnapshotPart>;
  maxBytes?: number;
  onProblem: (problem: string, error?: unknown) => void;
}

/** Begins the file; another one when the layout of the file changes. */
const LAYOUT = 'croupier-snapshot-1';
const BREATH = 256 * 1024;

type Line = [part: string, key: string, tag: string | null, ageMs: number, json: unknown];

/**
 * The caches on disk, so that a process that starts while the content service is down serves what its predecessor knew.
 *
 * First line: layout, owner, time and a checksum of the rest; then one line of JSON a value. Written beside and renamed, so
 * there is a whole file or the one before; read once, before the first request. What it brings is stale at once and checked by
 * the same codecs as everything else that comes from outside.
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

  /** The same problem every minute is one problem. */
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
      if (statSync(file).size > 2 * maxBytes) return restoreNothing('the file is too large');
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') report('the file cannot be read', error);
      return 0;
    }
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    const [layout, whose, savedAt, checksum] = text.slice(0, Math.max(0, end)).split(' ');
    if (layout !== LAYOUT) return restoreNothing('the file has another layout');
    if (whose !== digest(owner)) return restoreNothing('the file belongs to another site or build shape');
    if (checksum !== digest(body)) return restoreNothing('the file is damaged');
    // A clock that was set back must not make a value younger than it was.
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
    let sinceBreath = 0;
    for (const [name, part] of Object.entries(parts)) {
      for (const { key, tag, ageMs, json } of part.dump()) {
        const line = `${JSON.stringify([name, key, tag ?? null, Math.round(ageMs), json] satisfies Line)}\n`;
        if (size + line.length > maxBytes) continue;
        size += line.length;
        sinceBreath += line.length;
        lines.push(line);
        hash.update(line);
        if (sinceBreath > BREATH) {
          sinceBreath = 0;
          await breathe();
        }
      }
    }
    // A process that never got anything must not replace what its predecessor knew.
    if (lines.length === 0) return;
    const beside = `${file}.${process.pid}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      const handle = await open(beside, 'w', 0o600);
      try {
        await handle.writeFile(
          `${LAYOUT} ${digest(owner)} ${Date.now()} ${hash.digest('base64url')}\n${lines.join('')}`,
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

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
