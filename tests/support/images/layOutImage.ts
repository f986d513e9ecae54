import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
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

type Stage = Omit<Image, 'root'> & { root: string; args: Record<string, string> };

/** Folders of packages that `npm ci` has installed, by the command: a second image takes them instead of installing again. */
const installed = new Map<string, string>();

/**
 * Follows the instructions of the Dockerfile in `folder`, as an engine would: each stage is a folder, and RUN runs in it. Files of base
 * images are not there: commands use those of this machine. Rejects when a command fails or an instruction is not known here.
 */
export async function layOutImage(folder: string, buildArgs: Record<string, string> = {}): Promise<Image> {
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean));
  const stages = new Map<string, Stage>();
  const globals: Record<string, string> = {};
  let stage: Stage | undefined;
  const instructions = readFileSync('Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter(Boolean);
  for (const instruction of instructions) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(instruction) ?? [];
    if (word === 'ARG') {
      const [name = '', fallback = ''] = rest.split('=');
      (stage?.args ?? globals)[name] = buildArgs[name] ?? fallback;
    } else if (word === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'final';
      stage = {
        root: path.join(folder, name),
        workdir: '/',
        env: {},
        args: {},
        user: '0',
        command: [],
        healthcheck: [],
      };
      mkdirSync(stage.root);
      stages.set(name, stage);
    } else {
      if (!stage) throw new Error(`${instruction} stands before FROM`);
      await follow(stage, word, rest);
    }
  }
  if (!stage) throw new Error('The Dockerfile has no stage');
  return stage;

  async function follow(to: Stage, word: string, rest: string): Promise<void> {
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
        copy(from ? path.join((stages.get(from) as Stage).root, source) : source, target, !from);
    } else if (word === 'RUN') await run(to, rest);
    else if (word !== 'EXPOSE' && word !== 'LABEL') throw new Error(`${word} is not known here`);
  }

  function copy(source: string, target: string, isContext: boolean): void {
    const isFolder = statSync(source).isDirectory();
    cpSync(source, isFolder ? target : path.join(target, path.basename(source)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !isContext || !ignored.has(path.relative('.', file)),
    });
  }

  async function run({ root, workdir, env, args }: Stage, command: string): Promise<void> {
    const cwd = path.join(root, workdir);
    const known = installed.get(command);
    if (known) {
      // Moved, not linked: tens of thousands of links less to make, and to delete at the end.
      installed.delete(command);
      return renameSync(known, path.join(cwd, 'node_modules'));
    }
    // Addresses of the image are folders below its root.
    const here = command.replaceAll(/(?<= )\/app\b/g, path.join(root, 'app'));
    await promisify(execFile)('sh', ['-c', here], {
      cwd,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env, ...args },
      maxBuffer: 64 * 1024 * 1024,
    });
    if (command.startsWith('npm ci')) {
      await promisify(execFile)('cp', ['-al', path.join(cwd, 'node_modules'), path.join(folder, 'node_modules')]);
      installed.set(command, path.join(folder, 'node_modules'));
    }
  }
}
