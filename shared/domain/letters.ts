/** Letters that players may type, as the inside of a character class: Latin, Cyrillic with Uzbek, Latvian. */
export const LETTERS = 'A-Za-zА-Яа-яЁёЎўҚқҒғҲҳĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž';
