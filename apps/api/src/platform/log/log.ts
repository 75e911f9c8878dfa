import { serializeError } from './serialize-error.ts'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const secrets = [
  'password',
  'payPassword',
  'recoveryPassword',
  'loginPassword',
  'newPassword',
  'token',
  'signature',
  'secret',
  'secrets',
  'authorization',
  'cookie',
  '["set-cookie"]',
  'pwd',
  'pay_password',
  'recover_password',
  'login_password',
  'recovery_password',
]

const at = (depth: string) => secrets.map((name) => (name.startsWith('[') ? `${depth}${name}` : `${depth}.${name}`))

/** Paths that never reach a log line, however deep a request, its headers or an error carries them. */
const redacted = [...secrets.filter((name) => !name.startsWith('[')), ...at('*'), ...at('*.*')]

/** Structured lines (JSON) with the level as a word and the time in ISO form. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
      redact: { paths: redacted, censor: '[redacted]' },
    },
    ...(destination ? [destination] : []),
  )
