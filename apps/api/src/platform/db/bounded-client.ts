import { fail } from '@jindu/domain/errors'
import type postgres from 'postgres'

type Client = postgres.Sql<{ bigint: bigint }>
type Call = (...args: unknown[]) => unknown

const BOUNDED = new Set<string | symbol>(['unsafe', 'begin'])
/** A statement or transaction that takes longer, its wait for a connection included, counts as slow. */
const SLOW_MILLISECONDS = 500

/** The current load of a client. */
export interface ClientLoad {
  /** Statements and transactions that run or wait for a connection. */
  underWay: number
  /** Those that took longer than half a second, since the start. */
  slow: number
}

/**
 * A postgres.js client that limits running and waiting statements and transactions. postgres.js itself queues without
 * limit, so callers waiting for a hanging database would fill the memory.
 *
 * @param most the maximum number at once, including waiting ones
 * @param load kept up to date, for the metrics
 * @throws DomainError SERVER_BUSY above the limit
 */
export const boundedClient = (client: Client, most: number, load: ClientLoad): Client =>
  new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (!BOUNDED.has(name) || typeof member !== 'function') return member
      const call: Call = (...args) => {
        if (load.underWay >= most) fail('SERVER_BUSY')
        const began = performance.now()
        const started: unknown = Reflect.apply(member, target, args)
        load.underWay += 1
        const over = (): void => {
          load.underWay -= 1
          if (performance.now() - began > SLOW_MILLISECONDS) load.slow += 1
        }
        // A statement is sent when somebody asks for its result: this listens without asking.
        void Promise.prototype.then.call(started, over, over)
        return started
      }
      return call
    },
  })
