import { rules } from '@jindu/domain/rules'
import { z } from 'zod'

const MAX_UID = 10 ** rules.uid.maximumDigits

export const uidInput = z.int('UID_INVALID').min(1, 'UID_INVALID').max(MAX_UID, 'UID_INVALID')

/** Lower-case hex MD5 of the trimmed password: passwords travel in no other form (marketplace.md §5). */
export const digestInput = z.string('DIGEST_INVALID').regex(/^[0-9a-f]{32}$/, 'DIGEST_INVALID')

/** Names whose referrer link brought a visitor; kept as it came. */
export const referrerInput = z.string('INPUT_INVALID').max(200, 'TEXT_TOO_LONG')
