import { androidRules, isAndroidPackage, readFingerprint } from '@jindu/domain/desk/android'
import { createECDH } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Scheme, host and port, nothing after. */
export const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text)

/** Former encryption keys, 64 hexadecimal characters each, separated by commas. */
export const oldKeys = z
  .string()
  .regex(/^[0-9a-f]{64}(,[0-9a-f]{64}){0,7}$/)
  .transform((text) => text.split(',').map((key) => Buffer.from(key, 'hex')))

/** `smtp://user:password@host:587` */
export const smtpUrl = z.url({ protocol: /^smtps?$/ }).refine((text) => new URL(text).hostname !== '')

/** `no-reply@market.example`, or with a name: `Jindu <no-reply@market.example>` */
export const sender = z.string().refine((text) => {
  const address = /^(?:[^<>"\r\n]{1,80} )?<([^<>]+)>$/.exec(text)?.[1] ?? text
  return z.email().safeParse(address).success
})

/** A number of the curve P-256, 32 bytes. */
export const vapidKey = z.string().refine((text) => {
  if (!/^[\w-]{43}$/.test(text)) return false
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64url'))
    return true
  } catch {
    return false
  }
})

export const androidPackage = z.string().refine(isAndroidPackage)

/** `AB:CD:…,12:34:…`: SHA-256 of certificates. */
export const fingerprints = z.string().transform((text, context) => {
  const read = text.split(',').map(readFingerprint)
  const known = read.filter((each) => each !== null)
  if (known.length < read.length || known.length > androidRules.maximumCertificates)
    context.addIssue({ code: 'custom', message: 'not fingerprints' })
  return known
})

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

const MOST_FEEDS = 5

/** `https://one.example/usd.json https://other.example/usd.json` */
export const fiatFeeds = z
  .string()
  .transform((text) => text.split(/\s+/).filter((url) => url !== ''))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).max(MOST_FEEDS))

/** An address, or a file that another program writes. */
export const rateFile = z.url({ protocol: /^(https?|file)$/ })

/** Ranges that the server's list of trusted proxies knows by name. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])

const isProxy = (text: string): boolean => NAMED_RANGES.has(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text)

/** `1`, `false`, or `10.0.0.0/8, 192.0.2.7` */
export const trustProxy = z.string().transform((text, context): boolean | number | string[] => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const proxies = text.split(',').map((part) => part.trim())
  if (!proxies.every(isProxy)) context.addIssue({ code: 'custom', message: 'not addresses' })
  return proxies
})
