/** Whether the document lives in a frame: of Telegram, of an operator. */
export function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}
