import type { Plugin } from 'vite';

const CALL = /\blate\(\s*\(\) => import\(\s*(['"])([^'"]+)\1,?\s*\),\s*(['"])(\w+)\3,?\s*\)/g;
const ANY_CALL = /\blate\(/;

/**
 * Makes the server import late components with their page, because it renders them at once: it must not wait for them, and a module
 * that awaits an import cannot be in one file with what it imports, so the server would be hundreds of files.
 */
export function importLate(): Plugin {
  return {
    name: 'import-late',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: /\/client\/.*\.tsx?$/, code: ANY_CALL },
      handler: (code, id) => (id.endsWith('/lib/late/late.ts') ? null : { code: importingLate(code, id), map: null }),
    },
  };
}

/** Replaces each call of `late` by the imported component. Throws if a call is written otherwise. */
export function importingLate(code: string, file: string): string {
  const imports: string[] = [];
  const body = code.replace(CALL, (_call, _quote, source: string, _other, name: string) => {
    const local = `late${imports.length}`;
    imports.push(`import { ${name} as ${local} } from '${source}';`);
    return local;
  });
  if (ANY_CALL.test(body)) throw new Error(`${file} calls late() with other arguments than an import and a name`);
  return imports.join(' ') + body;
}
