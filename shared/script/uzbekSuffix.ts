/** Matches a sequence of noun endings: number, possessive, case, derivation. Also matches the empty text. */
export const SUFFIX =
  /^(?=.{0,16}$)(?:lar|lik|lig|lash|lan|ish|il|moq|gan|di|chi|cha|li|siz|simon|dor|viy|dosh|imiz|ingiz|miz|ngiz|im|ing|ning|ni|ga|ka|qa|gacha|kacha|dan|dagi|da|day|dek|gi|ki|mi|si|ir|di|a|i|m|n|u|yu|yi)*$/;
