import type { ErrorType } from '../errors/catalogue.ts';
import type { Method } from './method.ts';

/** What any method may answer: the platform is away, slow or asked wrongly, or the account is closed. */
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

/** Every error type a method may answer: the common ones, Authorization where one must be signed in, InvalidParameter where it reads fields, and its own. */
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
