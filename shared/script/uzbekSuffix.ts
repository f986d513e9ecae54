/** Matches a sequence of noun endings: number, possessive, case, person, derivation, also of borrowed words. Also matches the empty text. */
export const SUFFIX =
  /^(?=.{0,20}$)(?:lar|lik|lig|lashtir|lash|lan|ish|il|moq|gan|di|dir|chi|cha|li|siz|sizlik|simon|dor|viy|dosh|soz|sevar|shunos|xona|imiz|ingiz|miz|ngiz|im|ing|ning|ni|ga|ka|qa|gacha|kacha|gina|dan|dagi|da|day|dek|gi|ki|mi|man|san|si|ir|izm|ist|a|i|m|n|u|yu|yi|yoq)*$/;
