/** Games in a row of the home page. Apart from the loader: the page needs the number and not what the loader brings along. */
export const ROW = 12;
