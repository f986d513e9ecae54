function isFile(message: unknown): message is { file: string } {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'file';
}

/** Whether a process, which tells what it reads (tellFiles.mjs), has read a file. Messages are noted from the call on. */
export function readsOf(child: { on(event: 'message', note: (message: unknown) => void): unknown }) {
  const files = new Set<string>();
  child.on('message', (message) => {
    if (isFile(message)) files.add(message.file);
  });
  return (file: string): boolean => files.has(file);
}
