import { sql } from 'drizzle-orm'
import type { App } from '../platform/app.ts'
import type { GaugeSource } from '../platform/metrics/metrics.ts'
import { outbox } from '../platform/outbox/tables.ts'

type Read<Label extends string> = GaugeSource<Label>['read']

const plain = (name: string, help: string, read: () => number | Promise<number>): GaugeSource<never> => ({
  name,
  help,
  labels: [],
  read: async () => [{ labels: {}, value: await read() }],
})

/** Zero unless this process has not handed on an event that is in the database. */
const events =
  (app: App): Read<never> =>
  async () => {
    const [row] = await app.db
      .select({ from: sql<number | null>`extract(epoch from min(${outbox.createdAt}))::float8` })
      .from(outbox)
      .where(sql`${outbox.id} > ${app.outbox.place()}`)
    return [{ labels: {}, value: row?.from == null ? 0 : Math.max(0, app.clock.now() - row.from) }]
  }

/**
 * The gauges that page an operator about this process: its share of the database, its jobs, events and prices. Each has
 * an alert in deploy/prometheus and a paragraph in docs/runbook.md.
 */
export const serviceGauges = (app: App): readonly GaugeSource[] => [
  plain('jindu_database_connections', 'Connections of the pool', () => app.database.connections),
  plain(
    'jindu_database_under_way',
    'Statements and transactions that run or wait for a connection',
    () => app.database.load.underWay,
  ),
  plain(
    'jindu_database_slow_statements',
    'Statements and transactions of over half a second, since the start',
    () => app.database.load.slow,
  ),
  {
    name: 'jindu_events_behind_seconds',
    help: 'Age of the oldest event that this process has not handed on',
    labels: [],
    read: events(app),
  },
  {
    name: 'jindu_job_late_seconds',
    help: 'For how long a job should have looked for due work and did not, or failed',
    labels: ['job'],
    read: () => Promise.resolve(app.jobs.late().map(({ job, seconds }) => ({ labels: { job }, value: seconds }))),
  },
  {
    name: 'jindu_rate_age_seconds',
    help: 'Age of the price of a coin; a coin without one is missing',
    labels: ['currency'],
    read: () =>
      Promise.resolve(
        app.rates.all().map(({ currency, quotedAt }) => ({
          labels: { currency },
          value: Math.max(0, app.clock.now() - quotedAt),
        })),
      ),
  },
]
