import { next as nextCategory } from '@jindu/domain/promotion/category-ads'
import { fail } from '@jindu/domain/errors'
import { next as nextHome } from '@jindu/domain/promotion/home-ads'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { changeAd, loadOwnAd } from './load-ad.ts'
import { categoryColumns, categorySlot, homeColumns, homeSlot } from './slots.ts'
import type { AdPlace } from './tables.ts'
import { tellOfAd } from './tell-of-ad.ts'
import { tellOfStrips } from './tell-of-strips.ts'

interface ShowInput {
  readonly id: number
  readonly place: AdPlace
  readonly shown: boolean
}

const OWNER = { kind: 'owner' } as const

/**
 * The owner hides or shows an ad in one place; paid time continues while it is hidden.
 * @throws DomainError AD_NOT_FOUND, AD_NOT_BOUGHT, AD_ALREADY_SHOWN, AD_ALREADY_CLOSED, AD_EXPIRED, AD_NO_HITS_LEFT, AD_CLOSED_BY_STAFF, AD_UNDER_REVIEW
 */
export function showAd(app: App, uid: number, { id, place, shown }: ShowInput): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const now = app.clock.now()
    const row = await loadOwnAd(app, uid, id)
    if (shown && row.delistedAt !== null) return fail('AD_CLOSED_BY_STAFF')
    if (shown && row.waitingSince !== null) return fail('AD_UNDER_REVIEW')
    const event = { kind: shown ? 'show' : 'close' } as const
    const columns =
      place === 'home'
        ? homeColumns(nextHome(homeSlot(row, now), event, OWNER, now).state)
        : categoryColumns(nextCategory(categorySlot(row), event, OWNER, now).state)
    const change = shown ? 'shown' : 'hidden'
    await commitVerb(app, {
      guards: [changeAd(app, row, columns)],
      audit: [
        { action: `ad.${change}`, actor: { kind: 'user', uid }, subject: { kind: 'ad', id }, details: { place } },
      ],
      outbox: [tellOfAd(id, uid, change), ...(await tellOfStrips(app.db, id, [row, { ...row, ...columns }]))],
    })
    return { id }
  })
}
