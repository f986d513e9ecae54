import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** An image without an engine: its file system as a folder, and what its processes get. */
export interface Image {
  /** The folder that is `/` in the image. */
  root: string;
  /** The working directory in the image. */
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  healthcheck: string[];
}

type BuildArgs = Readonly<Record<string, string>>;
type Stage = Image & { name: string; args: Record<string, string> };

/** Images while they have had the same instructions with the same arguments. */
interface Build {
  /** Their places in the list. */
  members: number[];
  globals: Record<string, string>;
  stages: Map<string, Stage>;
  stage: Stage | undefined;
}

const run = promisify(execFile);

/**
 * Follows the instructions of the Dockerfile in `folder` for each of `builds`, as an engine would: a stage is a folder, RUN runs in it, and
 * images share what comes before an argument that differs. Files of base images are not there: commands use those of this machine. Rejects
 * when a command fails or an instruction is not known here.
 */
export async function layOutImages(folder: string, builds: readonly BuildArgs[]): Promise<Image[]> {
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean));
  const instructions = readFileSync('Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter(Boolean);
  const images: Image[] = [];
  let folders = 0;
  const newFolder = (name: string) => path.join(folder, `${(folders += 1)}-${name}`);
  await followFrom(0, { members: [...builds.keys()], globals: {}, stages: new Map(), stage: undefined });
  return images;

  async function followFrom(index: number, build: Build): Promise<void> {
    const instruction = instructions[index];
    if (instruction === undefined) {
      if (!build.stage) throw new Error('The Dockerfile has no stage');
      for (const member of build.members) images[member] = build.stage;
      return;
    }
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(instruction) ?? [];
    if (word === 'ARG') {
      const [name = '', fallback = ''] = rest.split('=');
      const byValue = Map.groupBy(build.members, (member) => builds[member]?.[name] ?? fallback);
      const parts = [...byValue].map(([value, members], part) => ({
        value,
        members,
        from: part === 0 ? build : undefined,
      }));
      for (const part of parts) part.from ??= await copyOf(build);
      for (const { value, members, from } of parts as { value: string; members: number[]; from: Build }[]) {
        (from.stage?.args ?? from.globals)[name] = value;
        await followFrom(index + 1, { ...from, members });
      }
      return;
    }
    if (word === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'final';
      const none = { workdir: '/', env: {}, args: {}, user: '0', command: [], healthcheck: [] };
      build.stage = { name, root: newFolder(name), ...none };
      mkdirSync(build.stage.root);
      build.stages.set(name, build.stage);
    } else {
      if (!build.stage) throw new Error(`${instruction} stands before FROM`);
      await follow(build.stage, build.stages, word, rest);
    }
    await followFrom(index + 1, build);
  }

  /** A build that goes on from the same files, which are linked. Stages that are complete are only read, and shared. */
  async function copyOf({ members, globals, stages, stage }: Build): Promise<Build> {
    const copy: Build = { members, globals: { ...globals }, stages: new Map(stages), stage: undefined };
    if (!stage) return copy;
    copy.stage = { ...stage, env: { ...stage.env }, args: { ...stage.args }, root: newFolder(stage.name) };
    copy.stages.set(stage.name, copy.stage);
    await link(stage.root, copy.stage.root);
    return copy;
  }

  async function follow(to: Stage, stages: ReadonlyMap<string, Stage>, word: string, rest: string): Promise<void> {
    const pathOf = (name: string) =>
      name.startsWith('/') ? path.join(to.root, name) : path.join(to.root, to.workdir, name);
    const list = (text: string) => JSON.parse(text) as string[];
    if (word === 'WORKDIR') {
      to.workdir = rest;
      mkdirSync(pathOf('.'), { recursive: true });
    } else if (word === 'ENV')
      for (const pair of rest.split(' ')) to.env[pair.split('=', 1)[0] as string] = pair.slice(pair.indexOf('=') + 1);
    else if (word === 'USER') to.user = rest;
    else if (word === 'CMD') to.command = list(rest);
    else if (word === 'HEALTHCHECK') to.healthcheck = list(rest.slice(rest.indexOf('CMD ') + 4));
    else if (word === 'COPY') {
      const [, from, names = rest] = /^--from=(\w+) (.*)$/.exec(rest) ?? [];
      const sources = names.split(' ');
      const target = pathOf(sources.pop() as string);
      for (const source of sources)
        if (from === undefined) copyOfContext(source, target);
        else await linkInto(path.join((stages.get(from) as Stage).root, source), target);
    } else if (word === 'RUN') await runIn(to, rest);
    else if (word !== 'EXPOSE' && word !== 'LABEL') throw new Error(`${word} is not known here`);
  }

  function copyOfContext(source: string, target: string): void {
    const isFolder = statSync(source).isDirectory();
    cpSync(source, isFolder ? target : path.join(target, path.basename(source)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !ignored.has(path.relative('.', file)),
    });
  }

  async function linkInto(source: string, target: string): Promise<void> {
    const isFolder = statSync(source).isDirectory();
    await link(source, isFolder ? target : path.join(target, path.basename(source)));
  }

  async function link(source: string, target: string): Promise<void> {
    await run('cp', ['-alT', source, target]);
  }

  async function runIn({ root, workdir, env, args }: Stage, command: string): Promise<void> {
    // Addresses of the image are folders below its root.
    const here = command.replaceAll(/(?<= )\/app\b/g, path.join(root, 'app'));
    await run('sh', ['-c', here], {
      cwd: path.join(root, workdir),
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env, ...args },
      maxBuffer: 64 * 1024 * 1024,
    });
  }
}
