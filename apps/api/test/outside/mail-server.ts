import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  header(name: string): string | null
}

export interface MailServer {
  readonly url: string
  /** In order of arrival. */
  readonly mails: ReceivedMail[]
  /** Answers RCPT with this error code; null accepts addresses. */
  refuseWith(code: number | null): void
  /** Delays every mail until the returned function is called. */
  hold(): () => void
  stop(): Promise<void>
  /** Restarts on the same port. */
  start(): Promise<void>
}

const unfold = (head: string): string => head.replaceAll(/\r\n[ \t]+/g, ' ')

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64').toString() : decodeQuoted(coded.replaceAll('_', ' ')),
    )
}

function decodeQuoted(coded: string): string {
  const bytes = coded
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

function headOf(head: string, name: string): string | null {
  const line = unfold(head)
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line === undefined ? null : decodeWords(line.slice(name.length + 1).trim())
}

function split(part: string): [head: string, body: string] {
  const at = part.indexOf('\r\n\r\n')
  return [part.slice(0, at), part.slice(at + 4)]
}

/** Parses a two-part mail as a reader would see it. */
function readMail(source: string, to: readonly string[]): ReceivedMail {
  const [head, body] = split(source)
  const boundary = /boundary="([^"]+)"/.exec(unfold(head))?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, '')))
  const textOf = (type: string): string => {
    const [partHead = '', coded = ''] = parts.find(([each]) => headOf(each, 'content-type')?.startsWith(type)) ?? []
    const how = headOf(partHead, 'content-transfer-encoding')
    if (how === 'base64') return Buffer.from(coded, 'base64').toString()
    return how === 'quoted-printable' ? decodeQuoted(coded) : coded
  }
  return {
    to,
    subject: headOf(head, 'subject') ?? '',
    text: textOf('text/plain'),
    html: textOf('text/html'),
    header: (name) => headOf(head, name),
  }
}

/** A real SMTP server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let code: number | null = null
  let held: (() => void)[] | null = null
  let port = 0
  let server: SMTPServer

  async function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) =>
        done(code === null ? null : Object.assign(new Error('no such mailbox'), { responseCode: code })),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        const keep = (): void => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          mails.push(readMail(Buffer.concat(chunks).toString('latin1'), to))
          done()
        }
        stream.on('end', () => {
          if (held === null) keep()
          else held.push(keep)
        })
      },
    })
    server.on('error', () => undefined)
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    const address = listening.address()
    if (typeof address === 'object' && address !== null) port = address.port
  }
  await start()

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (next) => {
      code = next
    },
    hold: () => {
      const waiting: (() => void)[] = []
      held = waiting
      return () => {
        held = null
        for (const keep of waiting) keep()
      }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    start,
  }
}
