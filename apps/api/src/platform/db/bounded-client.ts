import { fail } from '@jindu/domain/errors'
import type postgres from 'postgres'

type Client = postgres.Sql<{ bigint: bigint }>
type Call = (...args: unknown[]) => unknown

const BOUNDED = new Set<string | symbol>(['unsafe', 'begin'])

/**
 * A view of a postgres.js client that lets only so many statements and transactions run or wait: postgres.js itself queues
 * without end, and a database that stands still would fill the memory with those who wait for it.
 *
 * @param most at the same time, waiting ones included
 * @throws DomainError SERVER_BUSY from a statement beyond that
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
