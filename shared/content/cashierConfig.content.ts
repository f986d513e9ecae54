import * as z from 'zod/mini';
import { count, flag, image, listOf, oneOf, otherwise, part, text, texts } from './fields.ts';

/** Cashier settings, and texts and pictures of payment methods. */
export const cashierConfig = z.object({
  /** Preset sums in major units, by currency; presets of the platform take precedence. */
  depositAmountsList: otherwise(z.record(z.string(), z.array(z.number())), () => ({})),
  availableCurrency: listOf(z.object({ code: z.string(), symbol: z.string() })),
  /** Sum or index of the preset selected at first; -1: none. */
  defaultStateDepositButton: count(-1),
  depositView: oneOf(['ContainerView', 'ContainerScrollView'], 'ContainerView'),
  regHintConfig: part({ isEnabled: flag(false), title: text(), text: text(), button: text() }),
  depositButtonIcon: text('plus'),
  /** Error types for which the deposit button changes. */
  buttonExceptions: part({ confirmContact: texts(), kycWithdrawal: texts() }),
  methods: listOf(
    z.object({
      sysname: z.string(),
      /** Address of a picture, or name of a symbol of the sprite; all icons alike. */
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
/** Cashier settings, and texts and pictures of payment methods. */
export type CashierConfig = z.output<typeof cashierConfig>;
