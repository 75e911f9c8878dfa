import { refuse } from '@jindu/domain/input'
import { outsideRules } from '@jindu/domain/rules'
import { z } from 'zod'

const MAXIMUM_TYPED = 1_000

const base64url = (bytes: number) =>
  z
    .string(refuse('PUSH_ENDPOINT_REFUSED'))
    .max(MAXIMUM_TYPED, refuse('PUSH_ENDPOINT_REFUSED'))
    .regex(/^[\w-]+$/, refuse('PUSH_ENDPOINT_REFUSED'))
    .refine((text) => Math.floor((text.length * 3) / 4) === bytes, refuse('PUSH_ENDPOINT_REFUSED'))

const POINT_BYTES = 65
const SECRET_BYTES = 16

/** A browser's push subscription: its push service endpoint and keys. */
export const pushSubscriptionInput = z.object({
  endpoint: z
    .string(refuse('PUSH_ENDPOINT_REFUSED'))
    .max(outsideRules.push.maximumEndpoint, refuse('PUSH_ENDPOINT_REFUSED'))
    .pipe(z.url({ protocol: /^https?$/, ...refuse('PUSH_ENDPOINT_REFUSED') })),
  p256dh: base64url(POINT_BYTES),
  auth: base64url(SECRET_BYTES),
})
