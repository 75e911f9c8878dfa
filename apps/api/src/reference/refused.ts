import { ERRORS, isErrorCode } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/i18n'
import { httpStatusOf } from '../trpc/error-shape.ts'
import { json, reference, type Schema } from './schemas.ts'

/** Every HTTP status used for errors, with its description. */
export const REFUSED: Readonly<Record<number, string>> = {
  400: 'The input is refused',
  401: 'No session or token, or one that ended',
  403: 'Not for this caller',
  404: 'There is no such thing',
  405: 'The call is made by the other method: queries by GET, mutations by POST',
  409: 'What is asked does not fit the state of the thing',
  413: 'Too large, or too many calls at once',
  422: 'Money forbids it',
  429: 'Too often',
  500: 'A failure of the server',
  503: 'A part of the server does not work at the moment, or the answer took too long',
}

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

const ofStatus = (status: string) => refusalTable().filter((row) => row.status === Number(status))

/** One response per status, listing its error codes. */
export const refusalResponses = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(REFUSED).map(([status, says]) => {
      const description = `${says}: ${ofStatus(status)
        .map(({ code }) => code)
        .join(', ')}`
      return [`Refused${status}`, { description, content: json(reference('schemas', 'Refusal')) }]
    }),
  )

/** References to the error responses of every status. */
export const refusedAnswers = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.keys(REFUSED).map((status) => [status, reference('responses', `Refused${status}`)]))
