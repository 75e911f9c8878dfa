import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** What /metrics shows. Label values come from bounded sets only: routes, procedure names, codes of the catalogue. */
export interface Metrics {
  request(route: string, method: string, status: number, seconds: number): void
  call(procedure: string, code: string): void
  liveSockets(open: number): void
  /** The exposition text of Prometheus. */
  render(): Promise<string>
  readonly contentType: string
}

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function createMetrics(): Metrics {
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
  return {
    request: (route, method, status, seconds) =>
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    call: (procedure, code) => calls.inc({ procedure, code }),
    liveSockets: (open) => sockets.set(open),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
