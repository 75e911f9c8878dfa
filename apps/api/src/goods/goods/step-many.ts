import { isDomainError, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import { pushGoods } from './push-goods.ts'
import { setOffline } from './set-offline.ts'

/** What an owner does with several goods at once. */
export const STEPS_OF_MANY = ['push', 'offline', 'online'] as const

export type StepOfMany = (typeof STEPS_OF_MANY)[number]

/** What became of one of them; `changed` is false for what was so already. */
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
 * Takes the same step with each of several goods, one after the other, each in a commit of its own: what one is refused
 * keeps none of the others back. What is named twice is stepped once. Where something breaks, no step is taken any more: the goods
 * it broke at and those behind it answer `INTERNAL`, and what was done before is told all the same.
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
