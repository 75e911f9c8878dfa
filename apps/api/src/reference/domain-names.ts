import {
  attachmentsField,
  categoryIdField,
  coinWire,
  digestField,
  factorCodeField,
  fiatCodeField,
  foreignFiatField,
  idempotencyKeyField,
  idField,
  limitField,
  mailAddressField,
  mailCodeField,
  moneyWire,
  noticeTextInput,
  offerHoursField,
  payeeInput,
  pageField,
  payerInput,
  paymentMethodsField,
  rateField,
  richText,
  rulingReasonField,
  siteSettings,
  staffNickNameField,
  staffReasonField,
  statementField,
  statementFilesField,
  timeZoneField,
  uidField,
  unitPriceField,
  usdWire,
  volumeField,
  withdrawalAddressField,
} from '@jindu/domain/input'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { z } from 'zod'
import { moneyWireMeta, unquotedCoins } from '../trpc/money-out.ts'

/**
 * Names and descriptions of what the domain describes and several calls take or answer. They stand here, not in the domain, because the
 * browser carries the domain's schemas and nobody reads them there.
 */
const [document] = richText.options
document.register(z.globalRegistry, { id: 'RichTextDocument', description: 'The document of a ProseMirror editor' })
richText.register(z.globalRegistry, {
  id: 'RichText',
  description: 'An editor’s document, or HTML of which the server keeps what is allowed',
  example: { format: 'html', html: '<p>Forty looks for portraits, with a guide.</p>' },
})
siteSettings.register(z.globalRegistry, { id: 'SiteSettings', description: 'The settings of the site' })
const { withdrawalHourUnits, depositsOpen } = siteSettings.shape
withdrawalHourUnits.register(z.globalRegistry, { id: 'UnitsPerCoin', description: 'Smallest units of each coin' })
depositsOpen.register(z.globalRegistry, { id: 'FlagPerCoin', description: 'Yes or no for each coin' })
noticeTextInput.register(z.globalRegistry, { id: 'NoticeText', description: 'A notice in one language' })
payerInput.register(z.globalRegistry, {
  id: 'OtcPayer',
  description: 'Who paid, from which account, and the evidence: a reference or pictures',
  example: { name: 'Lin Mei', account: '6222 0001', reference: 'JD-2041' },
})
payeeInput.register(z.globalRegistry, { id: 'ReceivingAccount', description: 'An account at which fiat is received' })
coinWire.register(z.globalRegistry, moneyWireMeta('CoinMoney', CURRENCY_CODES))
usdWire.register(z.globalRegistry, moneyWireMeta('UsdMoney', ['USD']))
moneyWire.register(z.globalRegistry, moneyWireMeta('Money', [...CURRENCY_CODES, 'USD']))

idField.register(z.globalRegistry, {
  id: 'Id',
  description: 'Number of goods, an order, a category and the like',
  example: 81,
})
uidField.register(z.globalRegistry, { id: 'Uid', description: 'Number of a user', example: 100_001 })
digestField.register(z.globalRegistry, {
  id: 'PasswordDigest',
  description: 'Lower-case hex MD5 of the trimmed password',
  example: '5f4dcc3b5aa765d61d8327deb882cf99',
})
idempotencyKeyField.register(z.globalRegistry, {
  id: 'IdempotencyKey',
  description: 'Chosen by the client: a repeated key gives the first result again, for a week',
  example: '0e7b2a5c-8f0d-4d0a-9b6c-2f1f3f0c9a11',
})
factorCodeField.register(z.globalRegistry, {
  id: 'FactorCode',
  description: 'Needed with a second factor: six digits, a recovery code, or the answer of a passkey',
  example: '492039',
})
fiatCodeField.register(z.globalRegistry, {
  id: 'FiatCode',
  description: 'What fiat is paid in, by its code of ISO 4217',
})
foreignFiatField.register(z.globalRegistry, {
  id: 'ForeignFiat',
  description: 'A currency of payment other than dollars',
})
pageField.register(z.globalRegistry, { description: 'Number of the page, from 1', example: 1 })
limitField.register(z.globalRegistry, { description: 'Rows of a page', example: 10 })
categoryIdField.register(z.globalRegistry, { description: 'Number of the category', example: 3 })
volumeField.register(z.globalRegistry, { description: 'Number of pieces', example: 2 })
attachmentsField.register(z.globalRegistry, { description: 'Ids of uploaded pictures' })
statementFilesField.register(z.globalRegistry, { description: 'Ids of uploaded pictures' })
unitPriceField.register(z.globalRegistry, {
  id: 'UnitPrice',
  description: 'US dollars for one coin, times 10^8',
  example: '9800000000',
})
offerHoursField.register(z.globalRegistry, {
  description: 'Hours on the market, Monday first, in minutes of the day; null for always',
  example: null,
})
paymentMethodsField.register(z.globalRegistry, { description: 'Ways to pay', example: ['bankCard'] })
withdrawalAddressField.register(z.globalRegistry, {
  description: 'Address of the coin, or a payment request that holds it',
  example: 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea',
})
rateField.register(z.globalRegistry, { description: 'US dollars for one coin', example: '98.5' })
staffReasonField.register(z.globalRegistry, {
  description: 'Why; the user concerned reads it',
  example: 'Sold what belongs to somebody else',
})
rulingReasonField.register(z.globalRegistry, {
  description: 'Why; both sides read it',
  example: 'The key was used before it was sold',
})
statementField.register(z.globalRegistry, {
  description: 'What one side says in a dispute',
  example: 'The key that I received had been used before.',
})
staffNickNameField.register(z.globalRegistry, { description: 'Name that users see', example: 'Arbiter Chen' })
timeZoneField.register(z.globalRegistry, { description: 'A name of the time zone database', example: 'Asia/Shanghai' })
mailAddressField.register(z.globalRegistry, { description: 'The mail address', example: 'mei@example.com' })
mailCodeField.register(z.globalRegistry, { description: 'The digits of the mail', example: '184203' })

unquotedCoins.register(z.globalRegistry, { description: 'Coins without a price at the moment' })
