const WRONG = 2;

/** The measures or incidents of `all` that `--only=a,b` names, all without it. A name that is none of them ends the process before anything is started. */
export function chosenOf<T>(all: Readonly<Record<string, T>>): [string, T][] {
  const only = process.argv.find((argument) => argument.startsWith('--only='));
  if (only === undefined) return Object.entries(all);
  const names = only.slice('--only='.length).split(',');
  const unknown = names.filter((name) => !Object.hasOwn(all, name));
  if (unknown.length > 0) {
    process.stderr.write(`--only: there is no ${unknown.join(', ')} among ${Object.keys(all).join(', ')}\n`);
    process.exit(WRONG);
  }
  return Object.entries(all).filter(([name]) => names.includes(name));
}
