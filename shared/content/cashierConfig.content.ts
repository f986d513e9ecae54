import * as z from 'zod/mini';
import { count, flag, image, list, oneOf, otherwise, part, text, texts } from './fields.ts';

/** Cashier settings and the words and pictures of payment methods. */
export const cashierConfig = z.object({
  /** Major units by currency; the platform's own presets win. */
  depositAmountsList: otherwise(z.record(z.string(), z.array(z.number())), () => ({})),
  availableCurrency: list(z.object({ code: z.string(), symbol: z.string() })),
  /** The amount chosen at first, or -1 for none. */
  defaultStateDepositButton: count(-1),
  depositView: oneOf(['ContainerView', 'ContainerScrollView'], 'ContainerView'),
  regHintConfig: part({ isEnabled: flag(false), title: text(), text: text(), button: text() }),
  depositButtonIcon: text('plus'),
  /** Error types for which the button becomes another. */
  buttonExceptions: part({ confirmContact: texts(), kycWithdrawal: texts() }),
  methods: list(
    z.object({
      sysname: z.string(),
      /** Icons: a picture's address or the name of a symbol of the sprite. */
      icon: image(),
      iconDark: image(),
      iconWithdraw: image(),
      iconFooter: image(),
      description: text(),
      descriptionWithdraw: text(),
      descriptionMinMax: text(),
    }),
  ),
});
export type CashierConfig = z.output<typeof cashierConfig>;
