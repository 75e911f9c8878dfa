import { fail } from '@jindu/domain/errors'
import type postgres from 'postgres'

type Client = postgres.Sql<{ bigint: bigint }>
type Call = (...args: unknown[]) => unknown

const BOUNDED = new Set<string | symbol>(['unsafe', 'begin'])

/**
 * A postgres.js client that limits running and waiting statements and transactions. postgres.js itself queues without
 * limit, so callers waiting for a hanging database would fill the memory.
 *
 * @param most the maximum number at once, including waiting ones
 * @throws DomainError SERVER_BUSY above the limit
 */
export const boundedClient = (client: Client, most: number): Client => {
  let underWay = 0
  const over = (): void => {
    underWay -= 1
  }
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (!BOUNDED.has(name) || typeof member !== 'function') return member
      const call: Call = (...args) => {
        if (underWay >= most) fail('SERVER_BUSY')
        const started: unknown = Reflect.apply(member, target, args)
        underWay += 1
        // A statement is sent when somebody asks for its result: this listens without asking.
        void Promise.prototype.then.call(started, over, over)
        return started
      }
      return call
    },
  })
}
