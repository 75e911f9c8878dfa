import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Log } from '../log/index.ts'

const CONNECT_MILLISECONDS = 10_000
const SILENCE_MILLISECONDS = 20_000
const WHOLE_MILLISECONDS = 60_000
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for the same mail: a mailbox that gets it twice may tell. */
  readonly messageId: string
  readonly headers?: Readonly<Record<string, string>>
}

/** `refused`: its server takes no mail for this address, now or later. `failed`: nobody took it, another time may do. */
export type MailOutcome = 'sent' | 'refused' | 'failed'

export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>
}

export interface SmtpAccount {
  /** `smtp://` (encrypted once connected, except to this machine) or `smtps://`, with user and password. */
  readonly url: string
  /** Whom mails come from: `Jindu <no-reply@market.example>`. */
  readonly from: string
}

/** What is told of a failure: neither the address nor what the mail says. */
const failure = z.object({ code: z.string(), command: z.string(), responseCode: z.number() }).partial()

/** Only an answer to RCPT speaks of the address; all else may be the server's, or ours. */
function outcomeOf({ command, responseCode = 0 }: z.infer<typeof failure>): MailOutcome {
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600 ? 'refused' : 'failed'
}

async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), WHOLE_MILLISECONDS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Hands mails to one SMTP server. */
export function createMailer({ url, from }: SmtpAccount, log: Log): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !LOCAL.has(hostname),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, headers = {}, ...mail }) {
      try {
        await withDeadline(
          transport.sendMail({ ...mail, from, to: { name: '', address: to }, headers: { ...headers } }),
        )
        return 'sent'
      } catch (error) {
        const known = failure.safeParse(error).data ?? {}
        const outcome = outcomeOf(known)
        log.warn({ ...known, outcome }, 'mail: not taken')
        return outcome
      }
    },
  }
}
