/** A player's balance is less than the sum to be taken. `balance` in minor units. */
export class InsufficientFunds extends Error {
  readonly account: string;
  readonly balance: number;

  constructor(account: string, balance: number) {
    super(`not enough in ${account}: ${balance}`);
    this.account = account;
    this.balance = balance;
  }
}
