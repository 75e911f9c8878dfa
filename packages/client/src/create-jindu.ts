import { passwordDigest } from '@jindu/domain/accounts/passwords'
import type { LiveEvent } from '@jindu/domain/events'
import type { Locale } from '@jindu/domain/words'
import { createTRPCClient, httpBatchLink, splitLink, type TRPCClient } from '@trpc/client'
import { followSource, type FollowOptions, type Source } from './follow.ts'
import { connectLive, isStandardSocket, type SocketClass } from './live.ts'
import { sayError } from './refusal.ts'
import { createSessionCookie } from './session-cookie.ts'
import type { Outputs, Router, UploadKind } from './types.ts'
import { uploadPicture, type Picture } from './upload.ts'
import { verifyWebhook } from './webhooks.ts'

/** Timeout of a call. */
const TIMEOUT_MILLISECONDS = 30_000
/** Maximum calls in one batch request. */
const BATCH = 10
/** Timeout of an upload, equal to the server's. */
const UPLOAD_MILLISECONDS = 120_000
const ADDRESS_CHARACTERS = 4_000

type Fetch = NonNullable<Parameters<typeof httpBatchLink<Router>>[0]['fetch']>

export interface JinduOptions {
  /** Base URL of the marketplace, such as `https://jindu.example`. */
  readonly url: string
  /** A token of the account page. Without one: `logIn`, or the session of the page in a browser. */
  readonly token?: string | undefined
  /** Language of names and error messages. English if left out. */
  readonly locale?: Locale
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch
  /** Replaces the global `WebSocket`, which Node has from 22 on; pass the class of `ws` before that. */
  readonly WebSocket?: SocketClass
}

export interface Jindu {
  /** Every call: `api.goods.list.query(…)`, `api.goodsOrders.place.mutate(…)`. */
  readonly api: TRPCClient<Router>
  /**
   * Opens a session; the passwords travel as digests.
   * @param payPassword verified at once if given, so that calls which move money need none
   */
  logIn(login: {
    readonly uid: number
    readonly password: string
    readonly payPassword?: string
    readonly otp?: string
  }): Promise<Outputs['accounts']['login']>
  /**
   * Live events, each delivered once. The first is `hello`; from then on no event is missed: a broken connection
   * reconnects and replays the missed events. `gap` means that there were too many to replay: read again what you show.
   * A connection that is refused permanently does not reconnect.
   * @throws the server's refusal, or the error that ended the stream; `say` puts it into words
   */
  follow(source: Source, options?: FollowOptions): AsyncGenerator<LiveEvent, void, undefined>
  /**
   * Stores a picture for goods, chats and other uses; calls refer to it by its id. A token needs `trade`.
   * @throws the server's refusal; `say` puts it into words
   */
  upload(kind: UploadKind, picture: Blob): Promise<Picture>
  /**
   * Webhooks of the marketplace: `await webhooks.verify(body, headers, secret)` verifies a call and types it.
   * @throws TypeError when no signature fits: answer 401
   */
  readonly webhooks: { readonly verify: typeof verifyWebhook }
  /** Error message of a failed call. */
  say(error: unknown): string
  /** Ends all streams and closes the connection. */
  close(): Promise<void>
}

/**
 * Talks to a marketplace.
 *
 * @example
 * const jindu = createJindu({ url: 'https://jindu.example', token: process.env['JINDU_TOKEN'] })
 * const { data } = await jindu.api.goods.list.query({ page: 1, limit: 20, search: 'licence' })
 */
export function createJindu(options: JinduOptions): Jindu {
  const { locale = 'en', token } = options
  const url = new URL('/trpc', options.url).href
  const session = createSessionCookie()
  const send = options.fetch ?? globalThis.fetch

  const fetchInTime: Fetch = async (input, init) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    const answer = await send(input, { ...init, body: init?.body ?? null, signal })
    session.hear(answer.headers)
    return answer
  }
  const headers = (): Record<string, string> => ({
    'app-lang': locale,
    ...(token === undefined ? session.headers() : { authorization: `Bearer ${token}` }),
  })

  const api = createTRPCClient<Router>({
    links: [
      splitLink({
        condition: (op) => op.type === 'mutation',
        // Never batch a mutation with others: its result must not depend on theirs.
        true: httpBatchLink({ url, fetch: fetchInTime, headers, maxItems: 1 }),
        false: httpBatchLink({ url, fetch: fetchInTime, headers, maxItems: BATCH, maxURLLength: ADDRESS_CHARACTERS }),
      }),
    ],
  })

  let live: ReturnType<typeof connectLive> | null = null
  function liveConnection() {
    const Socket: SocketClass | undefined = options.WebSocket ?? globalThis.WebSocket
    if (Socket === undefined || !isStandardSocket(Socket))
      throw new TypeError('no WebSocket here: hand one in, such as that of the package ws')
    live ??= connectLive(url, Socket, () => token ?? session.token())
    return live
  }

  return {
    api,
    async logIn({ uid, password, payPassword, otp }) {
      const opened = await api.accounts.login.mutate({
        uid,
        password: passwordDigest(password),
        ...(otp === undefined ? {} : { otp }),
      })
      if (payPassword !== undefined)
        await api.accounts.verifyPayPassword.mutate({ password: passwordDigest(payPassword) })
      return opened
    },
    follow: (source, follow = {}) => followSource(liveConnection().listen, source, follow),
    upload: (kind, picture) =>
      uploadPicture(
        (address, init) =>
          send(address, { ...init, headers: headers(), signal: AbortSignal.timeout(UPLOAD_MILLISECONDS) }),
        options.url,
        kind,
        picture,
      ),
    webhooks: { verify: verifyWebhook },
    say: (error) => sayError(error, locale),
    close: async () => live?.close(),
  }
}
