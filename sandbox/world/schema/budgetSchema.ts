/** Monthly budgets. Minor units of the account's currency; times are Unix seconds. */
export const budgetSchema = `
CREATE TABLE budget (
  uid INTEGER PRIMARY KEY REFERENCES account(uid),
  amount INTEGER,
  pending_amount INTEGER,
  pending_at INTEGER
) STRICT;
`;
