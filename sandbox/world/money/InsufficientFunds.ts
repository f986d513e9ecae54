/** A player's purse holds less than was asked of it. `balance` in minor units. */
export class InsufficientFunds extends Error {
  readonly purse: string;
  readonly balance: number;

  constructor(purse: string, balance: number) {
    super(`not enough in ${purse}: ${balance}`);
    this.purse = purse;
    this.balance = balance;
  }
}
