/** Copies text to the clipboard; resolves to whether it did. A page without https has no clipboard, and a browser may deny it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
