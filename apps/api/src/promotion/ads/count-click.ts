import { rules } from '@jindu/domain/rules'
import { and, eq, gt, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb, type Tx } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { isLoopback, neighbourhoodOf, networkOf } from '../../platform/rate-limit/network.ts'
import { appUser } from '../../accounts/accounts/index.ts'
import { goodsCategory } from '../../goods/categories/index.ts'
import { tell } from '../../records/messages/index.ts'
import { isRobot } from '../../goods/sales/index.ts'
import { ad, adClick } from './tables.ts'
import { tellOfAd } from './tell-of-ad.ts'
import { tellOfStrips } from './tell-of-strips.ts'

const { network: bounds, onceSeconds } = rules.ads.click

interface Clicker {
  /** Null for a visitor. */
  readonly uid: number | null
  /** Accounts that this browser was used by: an owner who is logged out stays the owner. */
  readonly accounts?: readonly number[]
  readonly address: string
  readonly userAgent: string
}

interface Click {
  readonly id: number
  /** Null on the home page. */
  readonly categoryId: number | null
}

/**
 * A keyed hash that recognises a visitor within one network. No address is stored, and without the key it cannot be
 * brute-forced.
 */
const visitorOf = (app: App, { address, userAgent }: Clicker): string =>
  hashed(app, `${networkOf(address)} ${userAgent}`, 'ad click')

const hashed = ({ secrets }: App, text: string, use: string): string =>
  Buffer.from(secrets.fingerprint(text, use)).toString('hex').slice(0, 32)

/** The network around the clicker's address. Null where everybody sits at one address: in a sandbox. */
function clickNetwork(app: App, { address }: Clicker): string | null {
  if (app.env.sandbox && isLoopback(address)) return null
  return hashed(app, neighbourhoodOf(address), 'ad click network')
}

/**
 * Whether the network reached its click limit for this ad, so that changing user agent, account or address there cannot
 * drain a package.
 */
async function isNetworkSpent({ clock }: App, tx: Tx, id: number, network: string | null): Promise<boolean> {
  if (network === null) return false
  const counts = bounds.map(
    ({ seconds }) => sql<number>`count(*) filter (where ${gt(adClick.at, clock.now() - seconds)})::int`,
  )
  const longest = Math.max(...bounds.map(({ seconds }) => seconds))
  const within = and(eq(adClick.adId, id), eq(adClick.network, network), gt(adClick.at, clock.now() - longest))
  const [row] = await tx
    .select({ counted: sql<number[]>`json_build_array(${sql.join(counts, sql`, `)})` })
    .from(adClick)
    .where(within)
  return bounds.some(({ maximum }, index) => (row?.counted[index] ?? 0) >= maximum)
}

const accountKey = (uid: number): string => `u${uid}`

/**
 * The clicks of one person: of their account and of every other one that their browser was used by, and those of the visitor they
 * were before they logged in. Who is not logged in may have been any account at the same address with the same program.
 */
function sameClicker({ uid, accounts = [] }: Clicker, visitor: string): SQL | undefined {
  const keys = [visitor, ...accounts.map(accountKey), ...(uid === null ? [] : [accountKey(uid)])]
  const known = inArray(adClick.clicker, keys)
  return uid === null ? or(known, eq(adClick.visitor, visitor)) : known
}

/** Condition: the ad is in the category or in one merged into it, as strips show it there. */
const standsIn = (categoryId: number) => sql`exists (select 1 from ${goodsCategory} had, ${goodsCategory} asked
  where asked.id = ${categoryId} and had.id = any(${ad.categoryIds})
    and coalesce(had.merged_into, had.id) = coalesce(asked.merged_into, asked.id))`

interface Taken {
  readonly ownerUid: number
  readonly categoryIds: readonly number[]
  readonly remaining: number
}

/**
 * Whether the ad's owner was online from there within the day: a window without their cookies is still theirs. Everybody in a sandbox
 * sits at one address.
 */
async function isOwners({ env }: App, tx: Tx, id: number, { address, now }: { address: string; now: number }) {
  if (env.sandbox && isLoopback(address)) return false
  const since = now - rules.ads.click.ownersAddressSeconds
  const [owner] = await tx
    .select({ lastOrigin: appUser.lastOrigin })
    .from(ad)
    .innerJoin(appUser, eq(appUser.uid, ad.ownerUid))
    .where(and(eq(ad.id, id), gt(appUser.lastOnlineAt, since)))
  return owner !== undefined && networkOf(owner.lastOrigin) === networkOf(address)
}

/** Clicks on one ad are serialised by its row lock, so that each sees the remaining clicks. */
async function take(
  app: App,
  tx: Tx,
  { id, categoryId }: Click,
  { uid, accounts = [], address }: Clicker,
): Promise<Taken | undefined> {
  const now = app.clock.now()
  if (await isOwners(app, tx, id, { address, now })) return undefined
  const own = uid === null ? accounts : [uid, ...accounts]
  const open = and(
    eq(ad.id, id),
    isNull(ad.waitingSince),
    isNull(ad.delistedAt),
    own.length === 0 ? undefined : notInArray(ad.ownerUid, [...own]),
  )
  const answer = { ownerUid: ad.ownerUid, categoryIds: ad.categoryIds, remaining: ad.categoryRemaining }
  if (categoryId === null) {
    const home = and(open, eq(ad.homeKind, 'shown'), gt(ad.homeStopAt, now))
    const [row] = await tx.select(answer).from(ad).where(home).for('update')
    return row
  }
  const [row] = await tx
    .update(ad)
    .set({
      categoryRemaining: sql`${ad.categoryRemaining} - 1`,
      categoryKind: sql`case when ${ad.categoryRemaining} = 1 then 'closed' else ${ad.categoryKind} end`,
      categoryClosedBy: sql`case when ${ad.categoryRemaining} = 1 then 'lastClick' else ${ad.categoryClosedBy} end`,
      version: sql`${ad.version} + 1`,
    })
    .where(and(open, eq(ad.categoryKind, 'shown'), gt(ad.categoryRemaining, 0), standsIn(categoryId)))
    .returning(answer)
  return row
}

class NotCounted extends Error {}

/**
 * Counts a click once an hour per person, and up to a limit per network. Clicks by the owner, from the owner's network,
 * or by robots never count. The last paid click takes the ad off its strips in the same commit.
 * @returns whether it counted
 */
export async function countClick(app: App, click: Click, who: Clicker): Promise<boolean> {
  if (isRobot(who.userAgent)) return false
  const visitor = visitorOf(app, who)
  const network = clickNetwork(app, who)
  const { id, categoryId } = click
  try {
    await runVerb(app, null, () =>
      transactVerb(app, async (tx) => {
        const now = app.clock.now()
        const taken = await take(app, tx, click, who)
        if (taken === undefined) throw new NotCounted()
        // Check under the ad's lock: a duplicate of this click is either committed or waiting.
        const [before] = await tx
          .select({ id: adClick.id })
          .from(adClick)
          .where(and(eq(adClick.adId, id), sameClicker(who, visitor), gt(adClick.at, now - onceSeconds)))
          .limit(1)
        if (before !== undefined || (await isNetworkSpent(app, tx, id, network))) throw new NotCounted()
        const clicker = who.uid === null ? visitor : accountKey(who.uid)
        await tx.insert(adClick).values({
          adId: id,
          place: categoryId === null ? 'home' : 'category',
          categoryId,
          clicker,
          visitor,
          network,
          at: now,
        })
        if (categoryId === null || taken.remaining > 0) return { result: undefined }
        const stood = {
          waitingSince: null,
          delistedAt: null,
          homeKind: 'notBought',
          categoryKind: 'shown',
          categoryIds: taken.categoryIds,
        } as const
        return {
          result: undefined,
          writes: [tell(taken.ownerUid, { kind: 'ad.usedUp', subjectId: id, side: null, facts: {} }, { at: now })],
          outbox: [tellOfAd(id, taken.ownerUid, 'usedUp'), ...(await tellOfStrips(tx, id, [stood]))],
          audit: [{ action: 'ad.usedUp', actor: { kind: 'visitor' }, subject: { kind: 'ad', id } }],
        }
      }),
    )
    return true
  } catch (error) {
    if (error instanceof NotCounted) return false
    throw error
  }
}
