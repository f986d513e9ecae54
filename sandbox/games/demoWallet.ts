import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** A guest's demo balance and game state. The platform stores none of it: the frame sends it, signed. */
export interface DemoWallet {
  id: string;
  /** Minor units of demo money. */
  balance: number;
  game: string;
  counter: number;
  free_spins: number;
  free_bet: number;
  free_lines: number;
  /** JSON of the state between two calls; never contains secrets. */
  memory?: string | undefined;
}

export const DEMO_BALANCE = 1_000_000_00;

export interface DemoWallets {
  open(game: string): DemoWallet;
  seal(wallet: DemoWallet): string;
  /** Undefined if the signature is invalid. In another game the balance is preserved, the free spins are not. */
  unseal(token: string, game: string): DemoWallet | undefined;
}

export function createDemoWallets(secret: string): DemoWallets {
  const sign = (body: string) => createHmac('sha256', secret).update(`wallet\n${body}`).digest();
  const fresh = (game: string, balance: number): DemoWallet => ({
    id: randomUUID(),
    balance,
    game,
    counter: 0,
    free_spins: 0,
    free_bet: 0,
    free_lines: 0,
  });
  return {
    open: (game) => fresh(game, DEMO_BALANCE),
    seal: (wallet) => {
      const body = Buffer.from(JSON.stringify(wallet)).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },
    unseal: (token, game) => {
      const [body = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const ours = sign(body);
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
      const wallet = JSON.parse(Buffer.from(body, 'base64url').toString()) as DemoWallet;
      return wallet.game === game ? wallet : fresh(game, wallet.balance);
    },
  };
}
