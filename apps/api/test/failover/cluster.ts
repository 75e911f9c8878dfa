import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from '../../src/platform/db/embedded/index.ts'

const DEPLOY = join(import.meta.dirname, '../../../../deploy')
const sample = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8')

const POSTGRES = '/usr/lib/postgresql/15/bin'
const PROGRAMS = [
  '/usr/bin/etcd',
  '/usr/bin/patroni',
  '/usr/sbin/haproxy',
  '/usr/bin/pgbackrest',
  `${POSTGRES}/postgres`,
]

/** Debian's packages that are missing on this machine; the tests need all of them. */
export const missingPrograms = PROGRAMS.filter((program) => !existsSync(program))

const PASSWORD = 'only-for-this-test'
const MOST_MILLISECONDS = 120_000

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0
const ownerId = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
const [uid, gid] = isRoot ? [ownerId('-u'), ownerId('-g')] : [undefined, undefined]
const asOwner = uid === undefined ? {} : { uid, gid: gid ?? uid }

/** Runs a program as the database's owner; its output. @throws Error with its output when it fails */
const runAsOwner = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { ...asOwner, cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + MOST_MILLISECONDS
  let last: unknown
  while (performance.now() < deadline) {
    if (
      await holds().catch((error: unknown) => {
        last = error
        return false
      })
    )
      return
    await sleep(100)
  }
  throw new Error(`waited in vain until ${what}`, { cause: last })
}

interface Program {
  readonly child: ChildProcess
  readonly end: (signal?: NodeJS.Signals) => Promise<void>
}

function start(log: string, program: string, args: readonly string[], owner: object = {}): Program {
  const child = spawn('/bin/sh', ['-c', 'log=$1; shift; exec "$@" >>"$log" 2>&1', 'sh', log, program, ...args], {
    ...owner,
    cwd: '/',
    stdio: 'ignore',
  })
  return {
    child,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

export interface Node {
  readonly name: string
  readonly restPort: number
  /** pgBackRest's settings. */
  readonly backupFile: string
  /** As a power cut would end it: Patroni and its database at once. */
  kill(): Promise<void>
  start(): void
}

export interface Cluster {
  /** The primary, through HAProxy, whichever it is. */
  readonly url: string
  /** A superuser's address of the primary. */
  readonly superuserUrl: string
  readonly nodes: readonly Node[]
  primary(): Promise<Node>
  /** Takes a whole backup of the primary. */
  backUp(): Promise<void>
  /** Waits until the archive has all that is committed now. */
  archive(): Promise<void>
  /** The restore of the newest backup, as a command of the drill. */
  readonly restoreCommand: string
  readonly bin: string
  /** Waits until one node follows the other, so that each acknowledged commit is on both. */
  untilBoth(): Promise<void>
  /** A proxy before two products at these ports; its address. */
  openTo(ports: readonly [number, number]): Promise<string>
  /** The proxy of the database. */
  readonly proxy: { restart(): Promise<void>; halt(seconds: number): Promise<void> }
  stop(): Promise<void>
}

const answersAt = async ({ restPort }: Node, path: string): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${restPort}${path}`)).ok

/** Two PostgreSQL servers under Patroni with etcd, HAProxy before them, by the samples of `deploy/`. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'jindu-cluster-'))
  await chmod(folder, 0o755)
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const log = join(folder, 'log')
  await writeFile(log, '')
  await chmod(log, 0o666)
  const repository = join(folder, 'repository')
  await mkdir(repository)
  if (uid !== undefined) await chown(repository, uid, gid ?? uid)
  const running: Program[] = []
  const stopAll = async (): Promise<void> => {
    for (const { end } of running.toReversed()) await end()
    await rm(folder, { recursive: true, force: true })
  }

  const addresses: { readonly name: string; readonly port: number; readonly restPort: number }[] = []
  for (const name of ['one', 'two']) addresses.push({ name, port: await freePort(), restPort: await freePort() })

  running.push(
    start(log, '/usr/bin/etcd', [
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${etcdPort}`,
      `--advertise-client-urls=http://127.0.0.1:${etcdPort}`,
      `--listen-peer-urls=http://127.0.0.1:${peerPort}`,
      `--initial-advertise-peer-urls=http://127.0.0.1:${peerPort}`,
      `--initial-cluster=default=http://127.0.0.1:${peerPort}`,
    ]),
  )

  const nodes = await Promise.all(
    addresses.map(async ({ name, port, restPort }): Promise<Node> => {
      const home = join(folder, name)
      await mkdir(home, { mode: 0o700 })
      if (uid !== undefined) await chown(home, uid, gid ?? uid)
      const dataDir = join(home, 'data')
      const file = join(home, 'patroni.yml')
      const backupFile = join(home, 'pgbackrest.conf')
      await writeFile(
        backupFile,
        sample('pgbackrest/pgbackrest.conf')
          .replace('/var/lib/pgbackrest', repository)
          .replace('[global]', `[global]\nlock-path=${home}\nspool-path=${home}`)
          .replace('REPOSITORY-PASSPHRASE', PASSWORD)
          .replace('/var/lib/postgresql/jindu', dataDir)
          .replace('5432', String(port))
          .replace('/run/postgresql', home),
        { mode: 0o644 },
      )
      const text = sample('patroni/patroni.yml')
        .replace('name: one', `name: ${name}`)
        .replaceAll('10.0.0.11:8008', `127.0.0.1:${restPort}`)
        .replaceAll('10.0.0.11:5432', `127.0.0.1:${port}`)
        .replace(/hosts: .*/, `hosts: 127.0.0.1:${etcdPort}`)
        .replace('/var/lib/postgresql/jindu', dataDir)
        .replace('/run/postgresql', home)
        .replace('pgbackrest --stanza', `pgbackrest --config=${backupFile} --stanza`)
        .replaceAll('10.0.0.0/24', '127.0.0.1/32')
        .replaceAll(/(?:SUPERUSER|REPLICATION)-PASSWORD/g, PASSWORD)
      await writeFile(file, text, { mode: 0o644 })
      let patroni: Program | null = null
      const begin = () => {
        patroni = start(log, '/usr/bin/patroni', [file], { ...asOwner, env: { PATH: process.env['PATH'], HOME: home } })
        running.push(patroni)
      }
      return {
        name,
        restPort,
        backupFile,
        start: begin,
        kill: async () => {
          const postmaster = Number.parseInt(await readFile(join(dataDir, 'postmaster.pid'), 'utf8'), 10)
          await patroni?.end('SIGKILL')
          process.kill(postmaster, 'SIGKILL')
        },
      }
    }),
  )

  let databaseProxy = sample('patroni/haproxy.cfg').replaceAll('127.0.0.1:5000', `127.0.0.1:${proxyPort}`)
  for (const { name, port, restPort } of addresses) {
    databaseProxy = databaseProxy.replace(
      new RegExp(`server ${name} .*`),
      `server ${name} 127.0.0.1:${port} check addr 127.0.0.1 port ${restPort}`,
    )
  }
  const startProxy = async (name: string, text: string): Promise<Program> => {
    const file = join(folder, `${name}.cfg`)
    await writeFile(file, text)
    const proxy = start(log, '/usr/sbin/haproxy', ['-db', '-f', file])
    running.push(proxy)
    return proxy
  }
  let proxy = await startProxy('database', databaseProxy)

  async function primary(): Promise<Node> {
    for (const node of nodes) if (await answersAt(node, '/primary').catch(() => false)) return node
    throw new Error('there is no primary')
  }

  const untilBoth = () =>
    until('one server follows the other', async () => {
      const states = await Promise.all(nodes.map((node) => answersAt(node, '/sync')))
      return states.some(Boolean)
    })

  const superuserUrl = `postgres://postgres:${PASSWORD}@127.0.0.1:${proxyPort}/postgres`
  try {
    for (const node of nodes) node.start()
    await until('there is a primary', async () => (await primary()) !== undefined)
    await untilBoth()
    await until('the proxy finds it', async () => {
      const sql = postgres(superuserUrl, { max: 1, connect_timeout: 2, onnotice: () => undefined })
      try {
        await sql.unsafe('select')
        return true
      } finally {
        await sql.end({ timeout: 1 })
      }
    })
    const sql = postgres(superuserUrl, { max: 1 })
    await sql.unsafe(`create role jindu login password '${PASSWORD}'`)
    await sql.unsafe('create database jindu owner jindu')
    await sql.end()
  } catch (error) {
    process.stderr.write((await readFile(log, 'utf8')).slice(-6_000))
    await stopAll()
    throw error
  }
  return {
    url: `postgres://jindu:${PASSWORD}@127.0.0.1:${proxyPort}/jindu`,
    superuserUrl,
    nodes,
    primary,
    backUp: async () => {
      const { backupFile } = await primary()
      const backRest = (...args: string[]) =>
        runAsOwner('/usr/bin/pgbackrest', [`--config=${backupFile}`, '--stanza=jindu', ...args])
      backRest('stanza-create')
      backRest('--type=full', 'backup')
    },
    archive: async () => {
      const sql = postgres(superuserUrl, { max: 1 })
      const [open] = await sql<{ file: string }[]>`select pg_walfile_name(pg_switch_wal()) as file`
      const archived = () => sql<{ file: string | null }[]>`select last_archived_wal as file from pg_stat_archiver`
      await until('the archive has it', async () => String((await archived())[0]?.file) >= String(open?.file))
      await sql.end()
    },
    restoreCommand: `pgbackrest --config=${nodes[0]?.backupFile} --stanza=jindu --pg1-path="$FOLDER" --archive-mode=off restore`,
    bin: POSTGRES,
    untilBoth,
    openTo: async ([one, two]) => {
      const port = await freePort()
      const text = sample('proxy/haproxy.cfg')
        .replace(/frontend web\n[^]*?(?=frontend web-tls)/, '')
        // The certificates are the operator's.
        .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
        .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
        .replace('127.0.0.1:3001', `127.0.0.1:${two}`)
      await startProxy('web', text)
      return `http://127.0.0.1:${port}`
    },
    proxy: {
      restart: async () => {
        await proxy.end()
        proxy = await startProxy('database', databaseProxy)
      },
      halt: async (seconds) => {
        proxy.child.kill('SIGSTOP')
        await sleep(seconds * 1_000)
        proxy.child.kill('SIGCONT')
      },
    },
    stop: stopAll,
  }
}
