import type { ErrorType } from '#shared/errors/catalogue.ts';
import type { Method } from './method.ts';

/** Errors that any method may answer: the platform is unavailable or slow, the request is wrong, or the account is closed. */
const common: readonly ErrorType[] = [
  'UnknownErrorException',
  'InternalServerErrorException',
  'ApplicationDisabledException',
  'ApplicationUnavailableException',
  'MethodNotFoundException',
  'InvalidRequestException',
  'AccessDeniedException',
  'TooManyRequestsException',
  'UserDeletedException',
  'UserBannedException',
];

function hasFields({ input }: Method): boolean {
  const { shape } = input._zod.def as { shape?: object };
  return shape === undefined || Object.keys(shape).length > 0;
}

/** Every error type a method may answer: the common ones, Authorization for players' methods, InvalidParameter with input fields, its own. */
export function errorsOf(method: Method): ErrorType[] {
  return [
    ...new Set<ErrorType>([
      ...common,
      ...(method.access === 'player' ? (['AuthorizationException'] as const) : []),
      ...(hasFields(method) ? (['InvalidParameterException'] as const) : []),
      ...method.errors,
    ]),
  ];
}
