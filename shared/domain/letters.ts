/** Letters a player may type: Latin, Cyrillic with Uzbek, Latvian. The inside of a regular expression's class. */
export const LETTERS = 'A-Za-zА-Яа-яЁёЎўҚқҒғҲҳĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž';
