import { z } from 'zod'

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Scheme, host and port, nothing after. */
export const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text)

/** Former encryption keys, 64 hexadecimal characters each, separated by commas. */
export const oldKeys = z
  .string()
  .regex(/^[0-9a-f]{64}(,[0-9a-f]{64}){0,7}$/)
  .transform((text) => text.split(',').map((key) => Buffer.from(key, 'hex')))

const pair = /^([A-Za-z0-9._-]{1,40})=([^\s,=]{15,200})$/

/** `web=KEY,ios=KEY` */
export const appKeys = z.string().transform((text, context) => {
  const pairs = text.split(',').map((part) => pair.exec(part.trim()))
  const keys = new Map<string, string>()
  for (const match of pairs) {
    if (!match?.[1] || !match[2]) {
      context.addIssue({ code: 'custom', message: 'not pairs of origin and key' })
      return z.NEVER
    }
    keys.set(match[1], match[2])
  }
  return keys
})

export const trustProxy = z.string().transform((text): boolean | number | string[] => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text)
  return text.split(',').map((part) => part.trim())
})
