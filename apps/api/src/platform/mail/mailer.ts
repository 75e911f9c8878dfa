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
  /** The same on every try of a mail, so that mailboxes can detect duplicates. */
  readonly messageId: string
  readonly headers?: Readonly<Record<string, string>>
}

/** `refused`: the recipient's server rejects the address permanently. `failed`: not accepted, a retry may succeed. */
export type MailOutcome = 'sent' | 'refused' | 'failed'

export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>
  /** Connects and logs in without sending. @returns the reason why that fails; null if it works */
  reach(): Promise<string | null>
}

export interface SmtpAccount {
  /** `smtp://` (encrypted once connected, except to this machine) or `smtps://`, with user and password. */
  readonly url: string
  /** The sender: `Jindu <no-reply@market.example>`. */
  readonly from: string
}

/** The loggable part of a failure: neither the address nor the mail's content. */
const failure = z.object({ code: z.string(), command: z.string(), responseCode: z.number() }).partial()

/** Only a reply to RCPT concerns the address; any other failure may be the server's or ours. */
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

/** Sends mails through one SMTP server. */
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
    async reach() {
      try {
        await withDeadline(transport.verify())
        return null
      } catch (error) {
        const { code = 'unknown', responseCode } = failure.safeParse(error).data ?? {}
        return responseCode === undefined ? code : `${code}, reply ${responseCode}`
      }
    },
  }
}
