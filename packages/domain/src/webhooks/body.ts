import type { EventOf } from '../events/index.ts'
import type { WebhookTopic } from './topics.ts'

interface Body<Type extends string, Data> {
  readonly type: Type
  /** Time of the event, ISO 8601. */
  readonly timestamp: string
  readonly data: Data
}

/** The body of a webhook's call, by topic: `WebhookBodies['goodsOrder']`. */
export type WebhookBodies = { readonly [T in WebhookTopic]: Body<T, EventOf<T>['payload']> } & {
  /** Body of "Send a test". */
  readonly test: Body<'test', Readonly<Record<string, never>>>
}

/** The body of any call, discriminated by `type`. */
export type WebhookBody = WebhookBodies[keyof WebhookBodies]
