import { type ErrorType, errorCatalogue } from './catalogue.ts';

/** Details of an AppError. */
export interface AppErrorOptions {
  /** For logs and the two-factor markers; players see the message of presentError. */
  message?: string | undefined;
  /** `error_data` of the envelope. */
  data?: Record<string, unknown> | undefined;
  code?: string | number | undefined;
  /** HTTP status; the catalogue's by default. */
  status?: number | undefined;
  cause?: unknown;
}

/** An error with a type of the catalogue, the only kind that the product API answers. */
export class AppError extends Error {
  override name = 'AppError';
  type: ErrorType;
  status: number;
  data: Record<string, unknown>;
  code: string | number | undefined;

  constructor(type: ErrorType, { message, data, code, status, cause }: AppErrorOptions = {}) {
    super(message ?? type, cause === undefined ? undefined : { cause });
    this.type = type;
    this.status = status ?? errorCatalogue[type].status;
    this.data = data ?? {};
    this.code = code;
  }
}
