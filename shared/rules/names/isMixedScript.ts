/** Scripts whose letters look like those of another one of them. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
const WORD = /[\p{L}\p{M}]+/gu;

/** Whether one word has letters of two scripts that look alike, `Аli` with a Cyrillic А: it reads as another name than it is. */
export function isMixedScript(text: string): boolean {
  return (text.match(WORD) ?? []).some((word) => scripts.filter((script) => script.test(word)).length > 1);
}
