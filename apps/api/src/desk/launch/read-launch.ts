import { LAUNCH_CHECK_NAMES, LAUNCH_CHECKS, type LaunchCheck } from '@jindu/domain/desk/launch'
import type { CurrencyCode } from '@jindu/domain/money'
import { defaultSiteSettings } from '@jindu/domain/accounts/site'
import { and, count, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { appUser, passkey, secondFactor, staffMember } from '../../accounts/accounts/tables.ts'
import { goodsCategory } from '../../goods/categories/tables.ts'
import type { App } from '../../platform/app.ts'
import { connectedCurrencies, WORKING_STATES } from '../../platform/chain/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import { isQuoted } from '../../platform/rates/is-quoted.ts'
import { deposit } from '../../wallet/wallet/tables.ts'
import { withdrawal } from '../../wallet/withdrawals/tables.ts'
import { notice } from '../notices/tables.ts'
import { launchMark } from './tables.ts'

/** The result of one check. */
interface Found {
  readonly done: boolean
  /** The coins for which it does not hold yet. */
  readonly missing?: readonly CurrencyCode[]
  /** How many other things it misses: texts, members of the staff. */
  readonly open?: number
}

/** The checks that the site answers by looking; `mail` and those by hand stand in a table. */
type SeenCheck = Exclude<
  { [Check in LaunchCheck]: (typeof LAUNCH_CHECKS)[Check] extends 'byItself' ? Check : never }[LaunchCheck],
  'mail'
>

type Read = (app: App, coins: readonly CurrencyCode[]) => Promise<Found>

const none = (open: number): Found => ({ done: open === 0, open })

/** Without any connected coin nothing can be bought. */
const ofCoins = (coins: readonly CurrencyCode[], missing: readonly CurrencyCode[]): Found => ({
  done: coins.length > 0 && missing.length === 0,
  missing,
})

async function without(
  coins: readonly CurrencyCode[],
  holds: (currency: CurrencyCode) => Promise<boolean>,
): Promise<Found> {
  const held = await Promise.all(coins.map(holds))
  return ofCoins(
    coins,
    coins.filter((_, nth) => held[nth] !== true),
  )
}

const exceptThose = (coins: readonly CurrencyCode[], rows: readonly { readonly currency: CurrencyCode }[]): Found =>
  ofCoins(
    coins,
    coins.filter((code) => !rows.some(({ currency }) => currency === code)),
  )

const READS: Readonly<Record<SeenCheck, Read>> = {
  name: ({ settings }) => Promise.resolve({ done: settings.current().siteName !== defaultSiteSettings.siteName }),

  languages: async ({ db }) =>
    none(
      await db.$count(
        notice,
        and(
          isNull(notice.withdrawnAt),
          eq(notice.sandboxOnly, false),
          inArray(notice.category, [9002, 9003]),
          or(isNull(notice.titleEn), isNull(notice.titleZh)),
        ),
      ),
    ),

  categories: async ({ db }) => ({ done: (await db.$count(goodsCategory)) > 0 }),

  administrators: ({ settings, clock }) => {
    const { secondMemberFrom } = settings.current()
    return Promise.resolve({ done: secondMemberFrom > 0 && secondMemberFrom <= clock.now() })
  },

  secondFactors: async ({ db }) => {
    const guarded = db.select({ uid: secondFactor.uid }).from(secondFactor).where(isNotNull(secondFactor.confirmedAt))
    const withKeys = db.select({ uid: passkey.uid }).from(passkey)
    const [[staff], [safe]] = await Promise.all([
      db
        .select({ members: count() })
        .from(staffMember)
        .innerJoin(appUser, and(eq(appUser.uid, staffMember.uid), isNull(appUser.frozenAt))),
      db
        .select({ members: count() })
        .from(staffMember)
        .innerJoin(appUser, and(eq(appUser.uid, staffMember.uid), isNull(appUser.frozenAt)))
        .where(or(inArray(staffMember.uid, guarded), inArray(staffMember.uid, withKeys))),
    ])
    const members = staff?.members ?? 0
    const open = members - (safe?.members ?? 0)
    return { done: members > 0 && open === 0, open }
  },

  rates: ({ rates }, coins) =>
    Promise.resolve(
      ofCoins(
        coins,
        coins.filter((code) => !isQuoted(rates, code)),
      ),
    ),

  nodes: ({ chains }, coins) =>
    without(coins, async (code) => WORKING_STATES.includes((await chains[code]?.state()) ?? 'down')),

  capital: ({ db }, coins) =>
    without(coins, async (currency) => (await balanceUnits(db, { kind: 'operator_capital', currency })) > 0n),

  deposits: async ({ db }, coins) =>
    exceptThose(
      coins,
      await db
        .selectDistinct({ currency: deposit.currency })
        .from(deposit)
        .where(and(eq(deposit.status, 'credited'), isNotNull(deposit.uid))),
    ),

  withdrawals: async ({ db }, coins) =>
    exceptThose(
      coins,
      await db
        .selectDistinct({ currency: withdrawal.currency })
        .from(withdrawal)
        .where(eq(withdrawal.status, 'completed')),
    ),
}

const isSeen = (check: LaunchCheck): check is SeenCheck => Object.hasOwn(READS, check)

/** Every check before opening, in order, with whether it holds now and what it misses. */
export async function readLaunch(app: App) {
  const coins = [...connectedCurrencies(app)]
  const marks = await app.db.select().from(launchMark)
  const data = await Promise.all(
    LAUNCH_CHECK_NAMES.map(async (check) => {
      const mark = marks.find((each) => each.check === check)
      const found: Found = isSeen(check) ? await READS[check](app, coins) : { done: mark !== undefined }
      return {
        check,
        byHand: LAUNCH_CHECKS[check] === 'byHand',
        done: found.done,
        missing: [...(found.missing ?? [])],
        open: found.open ?? 0,
        markedBy: mark?.byUid ?? null,
        markedAt: mark?.markedAt ?? null,
      }
    }),
  )
  return { data, mailSetUp: app.mailer !== null }
}
