const CENSOR = '[r]';
/** All repetitions are bounded, so that a hostile text cannot make matching slow. */
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/gu;
/** Nine or more digits in any grouping: cards, phones, accounts, documents. Line and column numbers of a stack are shorter. */
const NUMBER = /\+?\d(?:[ ().\u00a0-]{0,2}\d){8,40}/g;
const JSON_WEB_TOKEN = /\beyJ[\w-]{1,2000}(?:\.[\w-]{0,4000}){0,2}/g;
/** Values whose name marks them as secret: `sid=...`, `"password": "..."`, `Bearer ...`. */
const named =
  /(?<![\p{L}\p{N}_])(bearer|(?:[a-z]{1,20}_)?(?:sid|session|token|secret|password|parol|пароль|login|логин|authorization|cookie|initdata|tgwebappdata))(["']?\s{0,3}[:=]\s{0,3}["']?|\s{1,3})(?=[^\s"',;]*[\d=])[^\s"',;]{4,4000}/giu;
/** No `\b` before it: Cyrillic letters are no word characters for it. */
const CODE = /(?<![\p{L}\p{N}_])(code|kod|код)(\s{0,3}[:=]?\s{0,3}["']?)\d{4,8}\b/giu;
/** A long word of letters and digits that is not a path, a file or an identifier: a session id, a key. */
const OPAQUE = /(?<![\w./:$-])(?=[A-Za-z_=-]{0,40}\d)(?=[\d_=-]{0,40}[A-Za-z])[\w=-]{24,4000}(?![\w./(:-])/g;

/** Removes from a text what could identify or impersonate a person: e-mails, cards, phones, tokens. For error messages of any origin. */
export function scrubPersonal(text: string): string {
  return text
    .replace(JSON_WEB_TOKEN, CENSOR)
    .replace(EMAIL, CENSOR)
    .replace(named, `$1$2${CENSOR}`)
    .replace(CODE, `$1$2${CENSOR}`)
    .replace(NUMBER, CENSOR)
    .replace(OPAQUE, CENSOR);
}
