import { fail, isErrorCode } from '@jindu/domain/errors'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { advanceBody, depositBody, mineBody } from './input.ts'
import { advanceClock, mineBlocks, payOnChain } from './verbs.ts'

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const message = parsed.error.issues[0]?.message ?? ''
  return fail(isErrorCode(message) ? message : 'INPUT_INVALID')
}

/** `POST /sandbox/…` for scripts (product.md "Sandbox"). Outside the sandbox the paths do not exist. */
export function registerSandboxRoutes(server: FastifyInstance, app: App): void {
  if (!app.env.sandbox) return
  server.post('/sandbox/deposit', async ({ body }) => {
    const { address, amount } = read(depositBody, body)
    return payOnChain(app, address, amount)
  })
  server.post('/sandbox/mine', async ({ body }) => {
    const { currency_id: currency, blocks } = read(mineBody, body)
    return mineBlocks(app, currency, blocks)
  })
  server.post('/sandbox/advance', async ({ body }) => advanceClock(app, read(advanceBody, body).seconds))
}
