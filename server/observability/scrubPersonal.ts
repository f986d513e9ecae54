const CENSOR = '[r]';
/** Bounded everywhere: a text of somebody else's must not decide how long this takes. */
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/gu;
/** Nine digits and more, however they are grouped: cards, phones, accounts, documents. Lines and columns of a stack are shorter. */
const number = /\+?\d(?:[ ().\u00a0-]{0,2}\d){8,40}/g;
const jsonWebToken = /\beyJ[\w-]{1,2000}(?:\.[\w-]{0,4000}){0,2}/g;
/** `sid=...`, `"password": "..."`, `Bearer ...`: what a name says of the value behind it. */
const named =
  /\b(bearer|(?:[a-z]{1,20}_)?(?:sid|session|token|secret|password|parol|login|authorization|cookie|initdata|tgwebappdata))(["']?\s{0,3}[:=]\s{0,3}["']?|\s{1,3})(?=[^\s"',;]*[\d=])[^\s"',;]{4,4000}/gi;
const code = /\b(code|kod|код)(\s{0,3}[:=]?\s{0,3}["']?)\d{4,8}\b/gi;
/** A long word of letters and digits that is no path, no file and no name of a program's: an id of a session, a key. */
const opaque = /(?<![\w./:$-])(?=[A-Za-z_=-]{0,40}\d)(?=[\d_=-]{0,40}[A-Za-z])[\w=-]{24,4000}(?![\w./(:-])/g;

/** A text without what could identify or impersonate a person: e-mails, cards, phones, tokens. For messages of errors, whoever wrote them. */
export function scrubPersonal(text: string): string {
  return text
    .replace(jsonWebToken, CENSOR)
    .replace(email, CENSOR)
    .replace(named, `$1$2${CENSOR}`)
    .replace(code, `$1$2${CENSOR}`)
    .replace(number, CENSOR)
    .replace(opaque, CENSOR);
}
