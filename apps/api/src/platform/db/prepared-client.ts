import type postgres from 'postgres'

type Unsafe = postgres.Sql['unsafe']
type Connection = postgres.Sql | postgres.TransactionSql

/**
 * A view of a postgres.js client that prepares every reading, and every statement with parameters.
 *
 * drizzle sends its queries unprepared, and postgres.js describes an unprepared statement in a round trip of its own:
 * prepared, each query costs one round trip and is planned once per connection.
 */
export const preparedClient = <C extends Connection>(client: C): C =>
  new Proxy(client, {
    get(target, name, receiver) {
      if (name === 'unsafe') {
        const unsafe: Unsafe = (text, parameters, options) => {
          const prepare = (parameters?.length ?? 0) > 0 || text.startsWith('select ')
          const how = { ...options, prepare, simple: !prepare }
          return target.unsafe(text, parameters, how)
        }
        return unsafe
      }
      if (name === 'begin' || name === 'savepoint') return scoped(Reflect.get(target, name, target), target)
      return Reflect.get(target, name, receiver)
    },
  })

type Scoped = (...args: unknown[]) => unknown

const scoped = (open: unknown, target: Connection): Scoped | undefined => {
  if (typeof open !== 'function') return undefined
  return (...args) =>
    Reflect.apply(
      open,
      target,
      args.map((arg) =>
        typeof arg === 'function'
          ? (inner: postgres.TransactionSql) => Reflect.apply(arg, undefined, [preparedClient(inner)])
          : arg,
      ),
    )
}
