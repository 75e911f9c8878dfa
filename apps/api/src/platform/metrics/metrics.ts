import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** A gauge that is read when /metrics is scraped: one value per set of labels. */
export interface GaugeSource<Label extends string = string> {
  readonly name: string
  readonly help: string
  readonly labels: readonly Label[]
  readonly read: () => Promise<readonly { readonly labels: Readonly<Record<Label, string>>; readonly value: number }[]>
}

function gaugeOf({ name, help, labels, read }: GaugeSource): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [],
    async collect() {
      // Reset, so that vanished labels do not keep their last value. If the database fails, show the other metrics.
      this.reset()
      const rows = await read().catch(() => [])
      for (const row of rows) this.set(row.labels, row.value)
    },
  })
}

/** The metrics. Label values come from bounded sets only: routes, procedure names, error codes. */
export interface Metrics {
  request(route: string, method: string, status: number, seconds: number): void
  call(procedure: string, code: string): void
  liveSockets(open: number): void
  /** The exposition text of Prometheus. */
  render(): Promise<string>
  readonly contentType: string
}

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** @param sources gauges that features read from the database */
export function createMetrics(sources: readonly GaugeSource[] = []): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'jindu_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  })
  const calls = new Counter({
    name: 'jindu_calls_total',
    help: 'Procedure calls by outcome',
    labelNames: ['procedure', 'code'],
    registers: [registry],
  })
  const sockets = new Gauge({ name: 'jindu_live_sockets', help: 'Open live connections', registers: [registry] })
  for (const source of sources) registry.registerMetric(gaugeOf(source))
  return {
    request: (route, method, status, seconds) =>
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    call: (procedure, code) => calls.inc({ procedure, code }),
    liveSockets: (open) => sockets.set(open),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
