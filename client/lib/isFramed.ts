/** Whether the document is in a frame, of Telegram or of an operator. */
export function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}
