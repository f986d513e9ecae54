/** Games in a row of the home page. A file apart from the loader, so that the page does not import the loader's code. */
export const ROW = 12;
