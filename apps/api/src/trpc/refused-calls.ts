import type { ErrorCode } from '@jindu/domain/errors'
import { channel } from 'node:diagnostics_channel'

export interface RefusedCall {
  /** `goods.list` */
  readonly path: string
  readonly code: ErrorCode
}

const refusedCalls = channel('jindu.refused-calls')

/** Tells subscribers of the channel `jindu.refused-calls` which call was refused with which code. The tests hold it against the reference. */
export function tellRefused(call: () => RefusedCall): void {
  if (refusedCalls.hasSubscribers) refusedCalls.publish(call())
}
