import { categoryAdNotBought, type CategoryAd } from '@jindu/domain/promotion/category-ads'
import { homeAdNotBought, whileWaiting, type HomeAd } from '@jindu/domain/promotion/home-ads'
import type { ad } from './tables.ts'

export type AdRow = typeof ad.$inferSelect

/** The current home slot; weeks that wait for approval have not started. */
export function homeSlot(row: AdRow, now: number): HomeAd {
  return whileWaiting(storedHome(row), row.approvedAt !== null, now)
}

function storedHome({ homeKind, homeStartAt, homeStopAt, homeClosedBy }: AdRow): HomeAd {
  if (homeKind === 'notBought' || homeStartAt === null || homeStopAt === null) return homeAdNotBought
  const time = { startAt: homeStartAt, stopAt: homeStopAt }
  return homeKind === 'shown'
    ? { kind: homeKind, ...time }
    : { kind: homeKind, ...time, closedBy: homeClosedBy ?? 'owner' }
}

export function homeColumns(state: HomeAd) {
  if (state.kind === 'notBought')
    return { homeKind: state.kind, homeStartAt: null, homeStopAt: null, homeClosedBy: null }
  const homeClosedBy = state.kind === 'closed' ? state.closedBy : null
  return { homeKind: state.kind, homeStartAt: state.startAt, homeStopAt: state.stopAt, homeClosedBy }
}

export function categorySlot(row: AdRow): CategoryAd {
  const { categoryKind: kind, categoryIds, categoryBought: bought, categoryRemaining: remaining } = row
  if (kind === 'notBought') return categoryAdNotBought
  if (kind === 'shown') return { kind, categoryIds, bought, remaining }
  return { kind, categoryIds, bought, remaining, closedBy: row.categoryClosedBy ?? 'owner' }
}

export function categoryColumns(state: CategoryAd) {
  if (state.kind === 'notBought')
    return {
      categoryKind: state.kind,
      categoryIds: [],
      categoryBought: 0,
      categoryRemaining: 0,
      categoryClosedBy: null,
    }
  return {
    categoryKind: state.kind,
    categoryIds: [...state.categoryIds],
    categoryBought: state.bought,
    categoryRemaining: state.remaining,
    categoryClosedBy: state.kind === 'closed' ? state.closedBy : null,
  }
}

/** Whether the ad is visible: it neither waits for review nor was taken down. */
export function isOpen({ waitingSince, delistedAt }: Pick<AdRow, 'waitingSince' | 'delistedAt'>): boolean {
  return waitingSince === null && delistedAt === null
}
