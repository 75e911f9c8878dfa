import { isDomainError, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import { pushGoods } from './push-goods.ts'
import { setOffline } from './set-offline.ts'

/** Bulk actions of an owner on their goods. */
export const STEPS_OF_MANY = ['push', 'offline', 'online'] as const

export type StepOfMany = (typeof STEPS_OF_MANY)[number]

/** The result for one of the goods; `changed` is false if it already had that state. */
export interface Stepped {
  readonly id: number
  readonly changed: boolean
  readonly refusal: { readonly code: ErrorCode; readonly details: ErrorDetails } | null
}

const STEP = {
  push: (app: App, uid: number, id: number) => pushGoods(app, uid, id).then(() => true),
  offline: (app: App, uid: number, id: number) => setOffline(app, uid, id, true).then(({ changed }) => changed),
  online: (app: App, uid: number, id: number) => setOffline(app, uid, id, false).then(({ changed }) => changed),
} satisfies Record<StepOfMany, (app: App, uid: number, id: number) => Promise<boolean>>

const BROKEN = { code: 'INTERNAL', details: {} } as const satisfies Stepped['refusal']

/**
 * Applies one action to each of several goods sequentially, each in its own commit. A refusal of one does not stop the
 * others; duplicate ids are processed once. An unexpected error stops the run: the failing goods and all later ones
 * answer `INTERNAL`. Earlier results are still returned.
 */
export async function stepMany(app: App, uid: number, ids: readonly number[], step: StepOfMany): Promise<Stepped[]> {
  const stepped: Stepped[] = []
  let broken = false
  for (const id of new Set(ids)) {
    if (broken) {
      stepped.push({ id, changed: false, refusal: BROKEN })
      continue
    }
    try {
      stepped.push({ id, changed: await STEP[step](app, uid, id), refusal: null })
    } catch (error) {
      broken = !isDomainError(error)
      if (broken) app.log.error({ err: error, goodsId: id, step }, 'a step with several goods broke off')
      const refusal = isDomainError(error) ? { code: error.code, details: error.details } : BROKEN
      stepped.push({ id, changed: false, refusal })
    }
  }
  return stepped
}
