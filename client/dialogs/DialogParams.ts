/** Every dialog and what it needs to open; the answer is what `dialogs.open` resolves to. */
export interface DialogParams {
  auth: { screen: 'signIn' | 'signUp'; preventClose?: boolean; authType?: string };
  demoMode: { sysname: string };
  confirmEmail: { contact: string };
  credentials: { login: string; password: string };
}

export interface DialogAnswers {
  auth: 'signedIn' | 'signedUp';
  demoMode: 'demo';
  confirmEmail: 'confirmed';
  credentials: 'saved';
}

export type DialogName = keyof DialogParams;
