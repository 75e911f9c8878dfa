import { ERRORS, isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/i18n'
import { httpStatusOf } from '../trpc/error-shape.ts'
import { ANY_CALL, TOKEN_REFUSALS } from './refusals.ts'
import type { Schema } from './json-schema.ts'
import { json, reference } from './schemas.ts'

/** Every error: code, HTTP status and message. */
export const refusalTable = () =>
  Object.keys(ERRORS)
    .filter(isErrorCode)
    .map((code) => ({
      code,
      status: httpStatusOf(code),
      en: errorMessage(code, 'en'),
      zh: errorMessage(code, 'zh-CN'),
    }))

/** The error body; the domain's code and details are in `error.data.domain`. */
export const REFUSAL = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['message', 'code', 'data'],
      properties: {
        message: { type: 'string' },
        code: { type: 'integer', description: 'the number of JSON-RPC; `data.domain.code` says what happened' },
        data: {
          type: 'object',
          required: ['code', 'httpStatus', 'domain'],
          properties: {
            code: { type: 'string' },
            httpStatus: { type: 'integer' },
            domain: {
              type: 'object',
              required: ['code', 'details'],
              properties: {
                code: reference('schemas', 'ErrorCode'),
                details: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
                fields: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['field', 'code'],
                    properties: { field: { type: 'string' }, code: reference('schemas', 'ErrorCode') },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
} as const

const within = (name: string, schema: Schema): Schema => ({ properties: { [name]: schema } })

/** Codes that many calls share: lists of codes refer to them. */
const SHARED = {
  AccountCodes: {
    description: 'Any call of an account',
    codes: [
      'INPUT_INVALID',
      'LOGIN_REQUIRED',
      'RATE_LIMITED',
      'SESSION_ENDED',
      'STAFF_FACTOR_REQUIRED',
      'TOKEN_INVALID',
    ],
  },
  PayPasswordCodes: {
    description: 'Calls with the pay password',
    codes: [
      'PASSWORD_REQUIRED',
      'DIGEST_INVALID',
      'PAY_PASSWORD_LOCKED',
      'PAY_PASSWORD_NOT_SET',
      'PAY_PASSWORD_NOT_VERIFIED',
      'PAY_PASSWORD_WRONG',
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly description: string; readonly codes: readonly [ErrorCode, ...ErrorCode[]] }>
>

export const SHARED_CODES: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(SHARED).map(([name, { description, codes }]) => [name, { type: 'string', description, enum: codes }]),
)

/** A schema of one of these codes. */
function oneOf(codes: readonly ErrorCode[]): Schema {
  const shared = Object.entries(SHARED).filter(([, each]) => each.codes.every((code) => codes.includes(code)))
  const elsewhere = new Set<ErrorCode>(shared.flatMap(([, each]) => each.codes))
  const own = codes.filter((code) => !elsewhere.has(code))
  const parts = [
    ...shared.map(([name]) => reference('schemas', name)),
    ...(own.length > 0 ? [{ type: 'string', enum: own }] : []),
  ]
  const [only = {}] = parts
  return parts.length > 1 ? { anyOf: parts } : only
}

/** The error body with one of these codes. */
function refusalWith(codes: readonly ErrorCode[]): Schema {
  const narrowed = within('error', within('data', within('domain', within('code', oneOf(codes)))))
  return { allOf: [reference('schemas', 'Refusal'), narrowed] }
}

const AWAY = 503

/** `RATE_UNAVAILABLE` as `RateUnavailable`. */
const pascal = (code: ErrorCode): string =>
  code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('')

const statusesOf = (codes: readonly ErrorCode[]): string =>
  `Refused with ${[...new Set(codes.map(httpStatusOf))].toSorted((one, other) => one - other).join(', ')}`

/** Error responses of all calls. Calls with the same codes share one. */
export interface ErrorResponses {
  /**
   * @param operation for the name of a response of its own
   * @returns one response for the statuses 400 to 499 with the codes of the call, one for 503, and one for what any call may answer
   */
  of(operation: string, codes: readonly ErrorCode[]): Readonly<Record<string, Schema>>
  named(): Readonly<Record<string, Schema>>
}

/** @param isNamed whether descriptions name the codes: for people; generators read them in the schema */
export function createErrorResponses(isNamed: boolean): ErrorResponses {
  const names = new Map<string, string>()
  const named = new Map<string, Schema>()
  function nameOf(codes: readonly ErrorCode[], own: string): string {
    const key = codes.join()
    const name = names.get(key) ?? own
    names.set(key, name)
    const description = isNamed ? codes.join(', ') : statusesOf(codes)
    if (!named.has(name)) named.set(name, { description, content: json(refusalWith(codes)) })
    return name
  }
  return {
    of: (operation, codes) => {
      const away = codes.filter((code) => httpStatusOf(code) === AWAY)
      const refused = codes.filter((code) => !away.includes(code))
      return {
        '4XX': reference('responses', nameOf(refused, `${operation}Refused`)),
        ...(away.length > 0 && { [AWAY]: reference('responses', nameOf(away, away.map(pascal).join('Or'))) }),
        default: reference('responses', 'Refused'),
      }
    },
    named: () => ({
      Refused: {
        description: `Any call may answer ${ANY_CALL.join(', ')}; with an access token, by its scope, ${TOKEN_REFUSALS.join(', ')}`,
        content: json(reference('schemas', 'Refusal')),
      },
      ...Object.fromEntries([...named].toSorted(([a], [b]) => a.localeCompare(b))),
    }),
  }
}
