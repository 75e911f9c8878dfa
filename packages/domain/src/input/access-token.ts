import * as z from 'zod'
import { movesMoney, TOKEN_SCOPES, type TokenScope } from '../accounts/access-tokens/scopes.ts'
import { foldDigits, parsePositiveAmount, type Money } from '../money/index.ts'
import { accessTokenRules } from '../rules/access-token.ts'
import { factorCodeField } from './account.ts'
import { digestField } from './fields.ts'
import { usdMoney } from './money.ts'
import { judgedLine, readText, refuse, report } from './refuse.ts'

const { name, days, maximumAddresses, dailyLimit } = accessTokenRules
const MAXIMUM_TYPED = 200
const MAXIMUM_TYPED_ADDRESSES = 1_000

const tokenName = judgedLine(
  MAXIMUM_TYPED,
  { required: 'TOKEN_NAME_INVALID', tooLong: 'TOKEN_NAME_INVALID' },
  (text) => {
    const { length } = Array.from(text)
    return length >= 1 && length <= name.maximumCharacters ? null : 'TOKEN_NAME_INVALID'
  },
)

const scopes = z
  .array(z.enum(TOKEN_SCOPES, refuse('TOKEN_SCOPES_REQUIRED')), refuse('TOKEN_SCOPES_REQUIRED'))
  .min(1, refuse('TOKEN_SCOPES_REQUIRED'))
  .max(TOKEN_SCOPES.length, refuse('TOKEN_SCOPES_REQUIRED'))
  .transform((chosen) => TOKEN_SCOPES.filter((scope) => chosen.includes(scope)))

const daysField = z
  .int(refuse('TOKEN_DAYS_INVALID'))
  .min(1, refuse('TOKEN_DAYS_INVALID'))
  .max(days.maximum, refuse('TOKEN_DAYS_INVALID'))

/** One address, or a range of them (`203.0.113.0/24`). */
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], refuse('TOKEN_ADDRESS_INVALID'))

const addresses = z
  .array(address, refuse('TOKEN_ADDRESS_INVALID'))
  .max(maximumAddresses, refuse('TOKEN_ADDRESSES_TOO_MANY'))

function limitProblem(limit: Money<'USD'> | undefined, chosen: readonly TokenScope[]) {
  if (limit === undefined) return movesMoney(chosen) ? 'TOKEN_LIMIT_REQUIRED' : null
  if (limit.units <= 0n) return 'AMOUNT_NOT_POSITIVE'
  return limit.units > BigInt(dailyLimit.maximumCents) ? 'TOKEN_LIMIT_TOO_HIGH' : null
}

/** A new token. One that moves money carries the pay password, and the most that it may move in a day. */
export const accessTokenInput = z
  .object({
    name: tokenName,
    scopes,
    days: daysField,
    addresses: addresses.default([]),
    dailyLimit: usdMoney.optional(),
    payPassword: digestField.optional(),
    otp: factorCodeField.optional(),
  })
  .superRefine((token, context) => {
    report(context, limitProblem(token.dailyLimit, token.scopes), 'dailyLimit')
    const isUnproved = movesMoney(token.scopes) && token.payPassword === undefined
    report(context, isUnproved ? 'PAY_PASSWORD_REQUIRED' : null, 'payPassword')
  })

/** The form as typed: one address per line, and an empty limit for a token that moves no money. */
export const accessTokenForm = z
  .object({
    name: tokenName,
    scopes,
    days: z
      .string()
      .max(MAXIMUM_TYPED, { ...refuse('TOKEN_DAYS_INVALID'), abort: true })
      .overwrite((typed) => foldDigits(typed).trim())
      .regex(/^\d{1,3}$/, refuse('TOKEN_DAYS_INVALID'))
      .transform(Number)
      .pipe(daysField),
    addresses: z
      .string()
      .max(MAXIMUM_TYPED_ADDRESSES, refuse('TOKEN_ADDRESSES_TOO_MANY'))
      .transform((text) => text.split(/[\s,;]+/).filter((part) => part !== ''))
      .pipe(addresses),
    dailyLimit: z.union([
      z.literal('').transform(() => undefined),
      readText(MAXIMUM_TYPED, 'AMOUNT_REQUIRED', (text) => parsePositiveAmount(text, 'USD')),
    ]),
    payPassword: z.string().max(MAXIMUM_TYPED, refuse('PASSWORD_LENGTH')).trim(),
    otp: z.union([z.literal('').transform(() => undefined), factorCodeField]),
  })
  .superRefine((token, context) => {
    report(context, limitProblem(token.dailyLimit, token.scopes), 'dailyLimit')
    const isUnproved = movesMoney(token.scopes) && token.payPassword === ''
    report(context, isUnproved ? 'PAY_PASSWORD_REQUIRED' : null, 'payPassword')
  })
