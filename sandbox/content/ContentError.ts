/** An error answer of the content service, with its own name and message. */
export class ContentError extends Error {
  readonly status: number;
  readonly details: Record<string, unknown>;

  constructor(status: number, name: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = name;
    this.status = status;
    this.details = details;
  }
}
