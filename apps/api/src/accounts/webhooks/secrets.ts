import { webhookRules } from '@jindu/domain/rules'
import { and, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { webhookSecret } from './tables.ts'

const PREFIX = 'whsec_'

const secretContext = (webhookId: number): string => `webhook ${webhookId}`

/** Seals a new secret for a webhook. @returns the secret, as Standard Webhooks writes it */
export async function addSecret(app: App, tx: Tx, webhookId: number): Promise<string> {
  const secret = `${PREFIX}${Buffer.from(app.random.bytes(webhookRules.secretBytes)).toString('base64')}`
  await tx.insert(webhookSecret).values({ webhookId, ...app.secrets.seal(secret, secretContext(webhookId)) })
  return secret
}

/** The active signing secrets, newest first. */
export async function readSecrets({ db, secrets }: App, webhookId: number, now: number): Promise<readonly string[]> {
  const rows = await db
    .select()
    .from(webhookSecret)
    .where(and(eq(webhookSecret.webhookId, webhookId), or(isNull(webhookSecret.endsAt), gt(webhookSecret.endsAt, now))))
    .orderBy(desc(webhookSecret.id))
  return rows.map((row) => secrets.open(row, secretContext(webhookId)))
}

/**
 * The value of `webhook-signature`: one signature per secret.
 * @param timestamp unix seconds
 */
export function signatures(secrets: readonly string[], id: string, timestamp: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
}

/**
 * After a key rotation: re-encrypts secrets that are still under a former key. Runs only while former keys are
 * configured.
 */
export function resealWebhooksJob({ db, env, secrets }: App): TimedJob<typeof webhookSecret.$inferSelect> {
  return {
    name: 'reseal-webhook-secrets',
    everySeconds: 60,
    due: (_now, limit) =>
      env.encryptionOldKeys.length === 0
        ? Promise.resolve([])
        : db.select().from(webhookSecret).where(ne(webhookSecret.keyId, secrets.keyId)).limit(limit),
    key: ({ id }) => String(id),
    run: async (row) => {
      const context = secretContext(row.webhookId)
      await db
        .update(webhookSecret)
        .set(secrets.seal(secrets.open(row, context), context))
        .where(eq(webhookSecret.id, row.id))
    },
  }
}

/** Deletes replaced secrets after their day of overlap. */
export function pruneWebhookSecretsJob({ db }: App): TimedJob<number> {
  return {
    name: 'prune-webhook-secrets',
    everySeconds: 3_600,
    due: async (now, limit) => {
      const ended = lte(webhookSecret.endsAt, now)
      const rows = await db.select({ id: webhookSecret.id }).from(webhookSecret).where(ended).limit(limit)
      return rows.map(({ id }) => id)
    },
    run: async (id) => {
      await db.delete(webhookSecret).where(eq(webhookSecret.id, id))
    },
  }
}
