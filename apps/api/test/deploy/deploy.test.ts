import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const at = (path: string): string => join(ROOT, path)
const read = (path: string): string => readFileSync(at(path), 'utf8')
const rules = read('deploy/prometheus/jindu.rules.yml')
const ruleTests = read('deploy/prometheus/jindu.rules.test.yml')
const dashboard = read('deploy/grafana/jindu.json')

const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))

const alerts = namesIn(rules, /alert: (\w+)/g)
const used = (text: string): ReadonlySet<string> => namesIn(text, /\b(jindu_\w+?)(?:_count|_bucket|_sum)?\b(?!\.)/g)

describe('what watches the product', () => {
  let api: TestApp
  let shown: ReadonlySet<string>
  beforeAll(async () => {
    api = await createTestApp()
    const { body } = await api.client().inject({ method: 'GET', url: '/metrics' })
    shown = namesIn(body, /^# TYPE (jindu_\w+)/gm)
  })
  afterAll(() => api.close())

  it('reads no figure that the product does not show', () => {
    expect([...used(rules), ...used(dashboard)].filter((name) => !shown.has(name))).toEqual([])
  })

  it('reads every figure that the product shows', () => {
    const read = new Set([...used(rules), ...used(dashboard)])
    expect([...shown].filter((name) => !read.has(name))).toEqual([])
  })

  it('shows what this process has to do, for each job and coin', async () => {
    const { body } = await api.client().inject({ method: 'GET', url: '/metrics' })
    expect(body).toMatch(/^jindu_database_connections \d+$/m)
    expect(body).toMatch(/^jindu_events_behind_seconds 0$/m)
    expect(body).toMatch(/^jindu_job_late_seconds\{job="seal-ledger"\} \d/m)
    expect(body).toMatch(/^jindu_rate_age_seconds\{currency="BTC"\} \d+$/m)
    expect(body).toMatch(/^jindu_payout_oldest_seconds\{currency="LTC"\} 0$/m)
  })

  it('has for each alert a paragraph in the runbook and a test that fires it', () => {
    const headings = namesIn(read('docs/runbook.md'), /^## (\w+)$/gm)
    expect([...headings].toSorted()).toEqual([...alerts].toSorted())
    expect([...namesIn(ruleTests, /alertname: (\w+)/g)].toSorted()).toEqual([...alerts].toSorted())
    expect([...namesIn(rules, /runbook\.md#(\w+)/g)].toSorted()).toEqual(
      [...alerts].map((name) => name.toLowerCase()).toSorted(),
    )
  })
})

/** Runs a program on a sample; its output if it refuses. */
function refusal(program: string, ...args: string[]): string | null {
  try {
    execFileSync(program, args, { stdio: 'pipe', encoding: 'utf8' })
    return null
  } catch (error) {
    return error instanceof Error && 'stderr' in error && 'stdout' in error
      ? `${String(error.stdout)}${String(error.stderr)}`
      : String(error)
  }
}

describe.skipIf(!existsSync('/usr/bin/promtool'))('Prometheus', () => {
  it('takes the rules, and each alert fires on the figures that call for it', () => {
    expect(refusal('/usr/bin/promtool', 'check', 'rules', at('deploy/prometheus/jindu.rules.yml'))).toBeNull()
    expect(refusal('/usr/bin/promtool', 'test', 'rules', at('deploy/prometheus/jindu.rules.test.yml'))).toBeNull()
  })
})

describe('proxies', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jindu-proxy-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.skipIf(!existsSync('/usr/sbin/haproxy'))('HAProxy takes its sample', async () => {
    const file = join(folder, 'haproxy.cfg')
    // The certificates are the operator's.
    await writeFile(file, read('deploy/proxy/haproxy.cfg').replace(/ssl crt \S+ alpn \S+/, ''))
    expect(refusal('/usr/sbin/haproxy', '-c', '-q', '-f', file)).toBeNull()
  })

  it.skipIf(!existsSync('/usr/sbin/haproxy'))('HAProxy takes the sample before the database', () => {
    expect(refusal('/usr/sbin/haproxy', '-c', '-q', '-f', at('deploy/patroni/haproxy.cfg'))).toBeNull()
  })

  it.skipIf(!existsSync('/usr/sbin/nginx'))('nginx takes its sample', async () => {
    const site = join(folder, 'site.conf')
    const file = join(folder, 'nginx.conf')
    await writeFile(
      site,
      read('deploy/proxy/nginx.conf')
        .replace(/listen 443 ssl http2/, 'listen 8443')
        .replace(/^\s*ssl_certificate.*$/gm, ''),
    )
    await writeFile(
      file,
      `events {}\npid ${folder}/pid;\nerror_log stderr;\nhttp {\n  access_log off;\n  include ${site};\n}\n`,
    )
    expect(refusal('/usr/sbin/nginx', '-t', '-q', '-c', file)).toBeNull()
  })
})
