/** Languages of the sandbox's texts. For other languages of the site it uses the first one, as a platform would. */
export const SANDBOX_LANGUAGES = ['uz', 'ru'] as const;
export type SandboxLanguage = (typeof SANDBOX_LANGUAGES)[number];
export const DEFAULT_SANDBOX_LANGUAGE: SandboxLanguage = 'uz';

export function isSandboxLanguage(value: unknown): value is SandboxLanguage {
  return (SANDBOX_LANGUAGES as readonly unknown[]).includes(value);
}
