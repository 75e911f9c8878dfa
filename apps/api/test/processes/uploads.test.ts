import { ERRORS } from '@jindu/domain/errors'
import { uploadLimits } from '@jindu/domain/rules'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MS_KEY } from '../ms-client.ts'
import { sign } from '../../src/legacy/signature.ts'
import { newBrowser, type Browser } from './browser.ts'
import { startApi, type ApiProcess } from './start-api.ts'

/** The number of stalled uploads. The original attack used 40, which write more than a gigabyte to disk. */
const STALLED = Number(process.env['STALLED_UPLOADS'] ?? 12)
const ACCOUNTS = 10
const MEGABYTE = 1_048_576
const BYTES = 31 * MEGABYTE
const BOUNDARY = 'jindu-boundary'

let dataDir: string
let api: ApiProcess
let browsers: Browser[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jindu-uploads-'))
  api = await startApi({ DATA_DIR: dataDir })
  browsers = await Promise.all(Array.from({ length: ACCOUNTS }, () => newBrowser(api.origin)))
})
afterAll(async () => {
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const spooled = () => readdir(join(dataDir, 'files/spool'))

async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${api.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** A request that announces `length` bytes but sends only what is written to the socket. */
async function open(path: string, cookie: string, length = BYTES + 1_000): Promise<Socket> {
  const { hostname, port } = new URL(api.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}`, `Cookie: ${cookie}`, `Content-Length: ${length}`]
  socket.write(`${head.join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`)
  return socket
}

const part = (name: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
const FILE = part('image', '; filename="x.png"')

/** The answer before the body was sent completely. */
async function answerTo(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data')
  socket.destroy()
  return String(chunk)
}

/** Waits until the socket accepts more, or is closed. */
async function drained(socket: Socket): Promise<void> {
  const over = new AbortController()
  const either = (['drain', 'close'] as const).map((event) => once(socket, event, { signal: over.signal }))
  const first = Promise.race(either)
  await Promise.allSettled([first.finally(() => over.abort()), ...either])
}

describe('before a byte of the file is kept', () => {
  it('a visitor is sent away', async () => {
    const socket = await open('/files/goods', '')
    socket.write(FILE)
    expect(await answerTo(socket)).toMatch(/^HTTP\/1\.1 401 [\s\S]*LOGIN_REQUIRED/)
  })

  it('a wrong signature and an ended session are refused where the fields come first', async () => {
    const call = '/api/user.goods.MsGoodsAttach/uploadGoodsFile'
    const fields = { clientOrigin: 'web', timestamp: String(Math.floor(Date.now() / 1000)), token: 'x'.repeat(43) }
    for (const [signature, code] of [
      ['0'.repeat(64), 1007],
      [sign(fields, MS_KEY), 1005],
    ] as const) {
      const socket = await open(call, '')
      for (const [name, value] of Object.entries({ ...fields, signature })) socket.write(`${part(name)}${value}\r\n`)
      // The parser recognises the end of the part's headers only when a byte follows.
      socket.write(`${FILE}x`)
      expect(await answerTo(socket)).toContain(`"code":${code}`)
    }
    expect(await spooled()).toEqual([])
  })
})

const fieldsOf = (token: string) => ({ clientOrigin: 'web', timestamp: String(Math.floor(Date.now() / 1000)), token })
const codeOf = (answer: string) => Number(/"code":(\d+)/.exec(answer)?.[1])

describe('where the file comes before the fields', () => {
  const call = '/api/user.goods.MsGoodsAttach/uploadGoodsFile'

  it('a wrong signature and an ended session are refused, and the file is thrown away', async () => {
    const fields = fieldsOf('x'.repeat(43))
    for (const [signature, code] of [
      ['0'.repeat(64), 1007],
      [sign(fields, MS_KEY), 1005],
    ] as const) {
      const form = new FormData()
      form.append('image', new Blob([Buffer.alloc(MEGABYTE, 1)]), 'x.png')
      for (const [name, value] of Object.entries({ ...fields, signature })) form.append(name, value)
      const answer = await fetch(api.origin + call, { method: 'POST', body: form })
      expect(await answer.json()).toMatchObject({ code })
      expect(await spooled()).toEqual([])
    }
  })

  it('those of nobody have few places and little time, so that members upload beside them', async () => {
    const begun = Date.now()
    const strangers = await Promise.all(Array.from({ length: uploadLimits.atOnce.perProcess }, () => open(call, '')))
    const answers = strangers.map(answerTo)
    for (const socket of strangers) socket.write(`${FILE}x`)
    const drip = setInterval(() => strangers.forEach((socket) => socket.write('x')), 2_000)
    const { perProcess } = uploadLimits.unknownAtOnce
    await expect.poll(async () => (await spooled()).length).toBe(perProcess)

    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(bytes)]), 'x.png')
    const cookie = browsers[2]?.cookie() ?? ''
    const member = await fetch(`${api.origin}/files/goods`, { method: 'POST', body: form, headers: { cookie } })
    expect(member.status).toBe(200)

    const said = await Promise.all(answers)
    clearInterval(drip)
    expect(Date.now() - begun).toBeLessThan(2 * uploadLimits.unknownMilliseconds)
    const codes = Map.groupBy(said, codeOf)
    expect(codes.get(ERRORS.REQUEST_TIMED_OUT.msCode)).toHaveLength(perProcess)
    expect(codes.get(ERRORS.SERVER_BUSY.msCode)).toHaveLength(strangers.length - perProcess)
    await expect.poll(spooled).toEqual([])
  })

  it('what comes after the file has the same little time', async () => {
    const socket = await open(call, '')
    const answered = answerTo(socket)
    socket.write(`${FILE}x\r\n${part('token')}`)
    await expect.poll(async () => (await spooled()).length).toBe(1)
    expect(await answered).toContain(`"code":${ERRORS.REQUEST_TIMED_OUT.msCode}`)
    await expect.poll(spooled).toEqual([])
  })
})

it('uploads that stall weigh next to nothing, have a bound for each account, and leave nothing behind', async () => {
  const before = await residentMegabytes()
  const chunk = Buffer.alloc(MEGABYTE, 1)
  const sockets: Socket[] = []
  for (let nth = 0; nth < STALLED; nth += 1) {
    const socket = await open('/files/goods', browsers[nth % ACCOUNTS]?.cookie() ?? '')
    sockets.push(socket)
    socket.write(FILE)
    for (let sent = 0; sent < BYTES; sent += MEGABYTE) {
      if (!socket.write(chunk)) await drained(socket)
    }
  }
  expect((await spooled()).length).toBeGreaterThan(0)
  expect((await residentMegabytes()) - before).toBeLessThan(100)

  const one = browsers[0]?.cookie() ?? ''
  const more = await Promise.all(Array.from({ length: 5 }, () => open('/files/goods', one)))
  for (const socket of more) socket.write(FILE)
  // With very many uploads the process's limit is reached first; with few, the account's own.
  const full = STALLED < uploadLimits.atOnce.perProcess ? 'UPLOADS_AT_ONCE' : 'SERVER_BUSY'
  expect(await Promise.any(more.map(answerTo))).toContain(full)

  for (const socket of [...sockets, ...more]) socket.destroy()
  await expect.poll(spooled, { timeout: 20_000 }).toEqual([])
})

it('pictures are decoded outside the process that serves', async () => {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(bytes)]), 'x.png')
  const cookie = browsers[1]?.cookie() ?? ''
  const answer = await fetch(`${api.origin}/files/goods`, { method: 'POST', body: form, headers: { cookie } })
  expect(answer.status).toBe(200)
  expect(await readFile(`/proc/${api.pid}/maps`, 'utf8')).not.toMatch(/sharp|libvips/)
})
