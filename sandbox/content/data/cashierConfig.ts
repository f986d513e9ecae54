import { boundsText } from '#sandbox/world/money/boundsText.ts';
import { payMethods } from '#sandbox/world/money/payMethods.ts';
import { welcomeBonus } from '#sandbox/world/rewards/welcomeBonus.ts';

const boundsOf = (sysname: string) =>
  payMethods
    .filter((method) => method.sysname === sysname)
    .map(({ deposit, currency }) => boundsText(deposit, currency))[0];

const method = (sysname: string, icon: string, uz: string, ru: string, withdrawUz: string, withdrawRu: string) => ({
  sysname,
  icon,
  iconDark: icon,
  iconWithdraw: icon,
  iconFooter: icon,
  description: { uz, ru },
  descriptionWithdraw: { uz: withdrawUz, ru: withdrawRu },
  descriptionMinMax: boundsOf(sysname),
});

export const cashierConfig = {
  depositAmountsList: { UZS: [20000, 50000, 100000, 200000, 500000, 1000000], USDT: [10, 25, 50, 100, 250, 500] },
  availableCurrency: [
    { code: 'UZS', symbol: { uz: 'soʻm', ru: 'сум' } },
    { code: 'USDT', symbol: 'USDT' },
  ],
  defaultStateDepositButton: 100000,
  depositView: 'ContainerView',
  regHintConfig: {
    isEnabled: true,
    title: welcomeBonus.title,
    text: welcomeBonus.short,
    button: { uz: 'Shartlari', ru: 'Условия' },
  },
  depositButtonIcon: 'plus',
  buttonExceptions: {
    confirmContact: ['UserNeedConfirmContactException'],
    kycWithdrawal: ['KycWithdrawalException', 'SumsubVerificationRequiredException'],
  },
  methods: [
    method(
      'uzcard',
      'pay-uzcard',
      'Karta orqali, odatda bir daqiqada tushadi.',
      'С карты, обычно за минуту.',
      'Oʻz nomingizdagi kartaga, 24 soatgacha.',
      'На карту на ваше имя, до 24 часов.',
    ),
    method(
      'humo',
      'pay-humo',
      'Karta orqali, odatda bir daqiqada tushadi.',
      'С карты, обычно за минуту.',
      'Oʻz nomingizdagi kartaga, 24 soatgacha.',
      'На карту на ваше имя, до 24 часов.',
    ),
    method(
      'payme',
      'pay-payme',
      'Payme ilovasida tasdiqlaysiz.',
      'Подтверждаете в приложении Payme.',
      'Payme hisobiga, 24 soatgacha.',
      'На счёт Payme, до 24 часов.',
    ),
    method(
      'click',
      'pay-click',
      'Click ilovasida tasdiqlaysiz.',
      'Подтверждаете в приложении Click.',
      'Click hisobiga, 24 soatgacha.',
      'На счёт Click, до 24 часов.',
    ),
    method(
      'usdt',
      'pay-usdt',
      'TRC-20 tarmogʻi, bir nechta tasdiqdan soʻng tushadi.',
      'Сеть TRC-20, зачисляется после нескольких подтверждений.',
      'TRC-20 hamyoniga, 24 soatgacha.',
      'На кошелёк TRC-20, до 24 часов.',
    ),
    method(
      'visa',
      'pay-visa',
      'Karta orqali, bank komissiya oladi.',
      'С карты, банк берёт комиссию.',
      'Oʻz nomingizdagi kartaga, 24 soatgacha.',
      'На карту на ваше имя, до 24 часов.',
    ),
  ],
};
