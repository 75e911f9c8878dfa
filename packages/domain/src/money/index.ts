/**
 * Amounts of money and their arithmetic. An amount is an integer of the smallest unit together with its asset; nothing is a float.
 * Each function that divides names how it rounds.
 * @module
 */
export { BASIS_POINTS_PER_WHOLE, takeBasisPoints } from './basis-points.ts'
export { coinToUsd, formatRate, parseRate, usdToCoin, type Rate } from './convert.ts'
export { byCurrency, CURRENCY_CODES, type CurrencyCode } from '../rules/currency-codes.ts'
export {
  CURRENCIES,
  currencyById,
  decimalsOf,
  isCurrencyCode,
  type Asset,
  type Currency,
  type CurrencyId,
} from './currency.ts'
export {
  coinParts,
  formatCoin,
  formatUsd,
  groupThousands,
  MINUS,
  shortAmount,
  type AmountParts,
  type DisplayOptions,
} from './display.ts'
export {
  FIAT_RATE_SOURCES,
  FIATS,
  FOREIGN_FIATS,
  fiatDecimal,
  fiatFor,
  fiatsOf,
  formatFiat,
  formatFiatRate,
  parseFiatRate,
  type FiatRate,
  type FiatRateSource,
  type FiatSum,
} from './fiat.ts'
export { FIAT_CODES, type FiatCode, type ForeignFiat } from '../rules/fiat-codes.ts'
export { formatAmount } from './format-amount.ts'
export {
  add,
  compare,
  equals,
  isNegative,
  isPositive,
  isZero,
  money,
  multiply,
  negate,
  subtract,
  sum,
  usd,
  zero,
  type Money,
} from './money.ts'
export { parseAmount, parsePositiveAmount, type ParseOptions } from './parse-amount.ts'
export { divide, type Rounding } from './round.ts'
export { splitAmount } from './split-amount.ts'
export { isStorableUnits, moneyFromWire, moneyToWire, WIRE_UNITS, type MoneyWire } from './wire.ts'
export { foldDigits, foldNumber } from './typed-number.ts'
export { isUnreadableNumber, keepDecimal, keepDigits, keepInteger } from './typing.ts'
