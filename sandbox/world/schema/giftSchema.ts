/** Gifts of the club that are sent to an address; `delivery` is JSON, `product` the id in the shop. */
export const giftSchema = `
CREATE TABLE club_gift (
  id INTEGER PRIMARY KEY,
  uid INTEGER NOT NULL REFERENCES account(uid),
  product INTEGER NOT NULL,
  price INTEGER NOT NULL,
  delivery TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX gift_of ON club_gift (uid, id DESC);
`;
