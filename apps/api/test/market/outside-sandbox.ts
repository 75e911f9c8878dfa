import type { FastifyInstance } from 'fastify'
import { createServer } from '../../src/server/server.ts'
import type { TestApp } from '../app.ts'

/** A server on the same parts that believes it serves real people. */
export function serverOutsideSandbox({ app }: TestApp): Promise<FastifyInstance> {
  return createServer({ app: { ...app, env: { ...app.env, sandbox: false } }, web: { kind: 'none' } })
}
