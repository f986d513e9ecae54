/** Keys that an object of a JSON text has more than once: `JSON.parse` takes the last one in silence, and log stores refuse the text. */
export function repeatedKeys(json: string): string[] {
  const repeated: string[] = [];
  const open: (Set<string> | undefined)[] = [];
  for (const [token, key] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (key !== undefined) {
      if (open.at(-1)?.has(key)) repeated.push(key);
      open.at(-1)?.add(key);
    }
  }
  return repeated;
}
