import { accountRules } from '@jindu/domain/rules'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '../../platform/app.ts'

type DeviceApp = Pick<App, 'env' | 'clock' | 'random'>

/** The cookie's entry for one account that logged in with this browser. */
interface Mark {
  readonly uid: number
  /** Unix seconds. */
  readonly since: number
  readonly name: string
  readonly seal: string
}

const { mostAccounts, keptSeconds } = accountRules.knownDevice
const NAME_BYTES = 9
const MARK = /^(\d{6,12})\.(\d{9,12})\.([\w-]{12})\.([\w-]{43})$/
const BETWEEN = '~'

/** The seal covers the password hash: changing the password makes every browser unknown again. */
function sealOf(secret: string, { uid, since, name }: Omit<Mark, 'seal'>, loginHash: string): string {
  return createHmac('sha256', secret).update(`device:${uid}:${since}:${name}:${loginHash}`).digest('base64url')
}

function marksOf(cookie: string | null | undefined): Mark[] {
  return (cookie ?? '')
    .split(BETWEEN)
    .slice(0, mostAccounts)
    .flatMap((text) => {
      const [, uid, since, name, seal] = MARK.exec(text) ?? []
      if (uid === undefined || since === undefined || name === undefined || seal === undefined) return []
      return [{ uid: Number(uid), since: Number(since), name, seal }]
    })
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * The name of the browser when `uid` logged in with it before, under its present password; else null.
 * @param cookie as the browser sent it
 */
export function knownDevice(
  { env, clock }: DeviceApp,
  cookie: string | null | undefined,
  uid: number,
  loginHash: string,
): string | null {
  const mark = marksOf(cookie).find((each) => each.uid === uid)
  if (mark === undefined || mark.since + keptSeconds <= clock.now()) return null
  return isSame(mark.seal, sealOf(env.sessionSecret, mark, loginHash)) ? mark.name : null
}

/**
 * The uids in the browser's cookie, unverified. Use them only where a forged cookie gains nothing.
 * @param cookie as the browser sent it
 */
export function accountsNamedBy(cookie: string | null | undefined): readonly number[] {
  return marksOf(cookie).map(({ uid }) => uid)
}

/** The cookie that marks the browser as known to this account, keeping its entries for other accounts. */
export function rememberDevice(
  app: DeviceApp,
  cookie: string | null | undefined,
  uid: number,
  loginHash: string,
): string {
  const name = knownDevice(app, cookie, uid, loginHash) ?? app.random.token(NAME_BYTES)
  const fresh = { uid, since: app.clock.now(), name }
  const mine: Mark = { ...fresh, seal: sealOf(app.env.sessionSecret, fresh, loginHash) }
  const others = marksOf(cookie).filter((each) => each.uid !== uid)
  return [mine, ...others]
    .slice(0, mostAccounts)
    .map((mark) => [mark.uid, mark.since, mark.name, mark.seal].join('.'))
    .join(BETWEEN)
}
