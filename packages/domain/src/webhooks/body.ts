import type { EventOf } from '../events/index.ts'
import type { WebhookTopic } from './topics.ts'

interface Body<Type extends string, Data> {
  readonly type: Type
  /** When it happened, ISO 8601. */
  readonly timestamp: string
  readonly data: Data
}

/** The body of a webhook's call, by topic: `WebhookBodies['goodsOrder']`. */
export type WebhookBodies = { readonly [T in WebhookTopic]: Body<T, EventOf<T>['payload']> } & {
  /** What "Send a test" sends. */
  readonly test: Body<'test', Readonly<Record<string, never>>>
}

/** The body of any call; its `type` tells which. */
export type WebhookBody = WebhookBodies[keyof WebhookBodies]
