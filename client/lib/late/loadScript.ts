/** Loads and runs the first available script of `addresses`; resolves to its element. Elements of failed ones are removed. */
export async function loadScript(
  document: Document,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<HTMLScriptElement> {
  for (const address of addresses) {
    const script = await runScript(document, address, signal);
    if (script) return script;
    signal.throwIfAborted();
  }
  throw new Error(`None of the scripts could be loaded: ${addresses.join(', ') || 'none is named'}`);
}

function runScript(document: Document, src: string, signal: AbortSignal): Promise<HTMLScriptElement | null> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    const end = (loaded: boolean) => {
      signal.removeEventListener('abort', abort);
      if (!loaded) script.remove();
      resolve(loaded ? script : null);
    };
    const abort = () => end(false);
    script.onload = () => end(true);
    script.onerror = () => end(false);
    signal.addEventListener('abort', abort);
    document.head.append(script);
  });
}
