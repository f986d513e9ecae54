export type AuthScreen = 'signIn' | 'signUp' | 'restore' | 'complete';

export const screenTitles: Record<AuthScreen, string> = {
  signIn: 'auth.signIn',
  signUp: 'auth.signUp',
  restore: 'auth.restore',
  complete: 'auth.complete',
};
