/** Letters a player may type: Latin, Cyrillic with Uzbek, Latvian (spec section 5, A-138). The inside of a regular expression's class. */
export const LETTERS = 'A-Za-zА-Яа-яЁёЎўҚқҒғҲҳĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž';
