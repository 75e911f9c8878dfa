import * as z from 'zod'
import { webhookRules } from '../rules/webhook.ts'
import { isWebhookUrl, WEBHOOK_TOPICS } from '../webhooks/index.ts'
import { ownProofForm, ownProofInput } from './account.ts'
import { refuse } from './refuse.ts'

/** Target URL. An address of this machine is valid here; outside the sandbox it is refused later. */
const url = z
  .string(refuse('WEBHOOK_URL_INVALID'))
  .max(webhookRules.maximumUrl, refuse('WEBHOOK_URL_INVALID'))
  .trim()
  .refine((text) => isWebhookUrl(text, true), refuse('WEBHOOK_URL_INVALID'))

/** Removes duplicates and sorts in list order. */
const topics = z
  .array(z.enum(WEBHOOK_TOPICS, refuse('WEBHOOK_TOPICS_REQUIRED')), refuse('WEBHOOK_TOPICS_REQUIRED'))
  .min(1, refuse('WEBHOOK_TOPICS_REQUIRED'))
  .max(WEBHOOK_TOPICS.length, refuse('WEBHOOK_TOPICS_REQUIRED'))
  .transform((chosen) => WEBHOOK_TOPICS.filter((topic) => chosen.includes(topic)))

/** A new webhook, with proof of the owner's login password. */
export const webhookInput = ownProofInput.extend({ url, topics })

/** A new webhook as typed. */
export const webhookForm = ownProofForm.extend({ url, topics })
