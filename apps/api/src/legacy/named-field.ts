import type { DomainError, ErrorCode } from '@jindu/domain/errors'
import { idField } from '@jindu/domain/input'
import type { Endpoint } from './endpoint.ts'
import type { RawParams } from './signature.ts'

/** The procedures' field names, mapped to the names that old clients send. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  adId: ['id'],
  amount: ['amount', 'volume'],
  attachments: ['attach'],
  categoryIds: ['category'],
  categoryId: ['category_id'],
  conversationId: ['chat_id'],
  currency: ['currency_id'],
  goodsId: ['id', 'goods_id'],
  loginPassword: ['pwd', 'password'],
  months: ['month'],
  offerId: ['topic_id', 'id'],
  orderId: ['order_id', 'id'],
  packages: ['number'],
  password: ['pwd', 'password'],
  payPassword: ['password', 'pay_password'],
  recipientUid: ['user_id'],
  recoveryPassword: ['recover_password'],
  weeks: ['week'],
}

const DIGEST = /^[0-9a-f]{32}$/
const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * Some errors name no field, such as an invalid id inside a union: the parameter that violates the rule is searched.
 */
const BROKEN: Partial<Record<ErrorCode, (value: unknown, schema: Endpoint['params'][string]['schema']) => boolean>> = {
  ID_INVALID: (value, { type }) => type === 'integer' && !isMissing(value) && !idField.safeParse(Number(value)).success,
  DIGEST_INVALID: (value, { pattern }) => pattern !== undefined && !isMissing(value) && !DIGEST.test(String(value)),
}

/** The parameter that an error refers to, by its legacy name; null if unknown. */
export function namedField({ params }: Endpoint, raw: RawParams, { code, details }: DomainError): string | null {
  const { field } = details
  const path = typeof field === 'string' ? field : ''
  const [first = ''] = path.split('.')
  const named = [path, first, ...(NAMES[first] ?? [])].find((name) => Object.hasOwn(params, name))
  const breaks = BROKEN[code]
  if (named !== undefined || breaks === undefined) return named ?? null
  return Object.entries(params).find(([name, { schema }]) => breaks(raw[name], schema))?.[0] ?? null
}
