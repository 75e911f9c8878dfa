import { webhookRules } from '@jindu/domain/rules'

const { callsAtOnce, callsAtOncePerUser, slowCallsAtOnce } = webhookRules

export interface Waiting {
  readonly id: number
  readonly uid: number
}

/** Webhooks, and accounts, that must not start a turn now. */
export interface LeftOut {
  readonly ids: Iterable<number>
  readonly uids: Iterable<number>
}

/** Schedules webhook turns under concurrency limits: in total, per account, and for slow webhooks. */
export function createTurns() {
  const running = new Map<number, { readonly uid: number; readonly turn: Promise<void> }>()
  /** Webhooks whose last answer was slow. Together they get only part of the slots. */
  const slow = new Set<number>()
  const ofUser = (uid: number): number => [...running.values()].filter((each) => each.uid === uid).length
  const hasSlowRoom = (): boolean => [...running.keys()].filter((id) => slow.has(id)).length < slowCallsAtOnce

  return {
    room: () => callsAtOnce - running.size,
    turns: () => [...running.values()].map(({ turn }) => turn),
    leftOut: (): LeftOut => ({
      ids: [...running.keys(), ...(hasSlowRoom() ? [] : slow)],
      uids: new Set([...running.values()].map(({ uid }) => uid).filter((uid) => ofUser(uid) >= callsAtOncePerUser)),
    }),
    mayBegin: ({ id, uid }: Waiting): boolean => ofUser(uid) < callsAtOncePerUser && (!slow.has(id) || hasSlowRoom()),
    begin({ id, uid }: Waiting, take: () => Promise<boolean>): void {
      const turn = async (): Promise<void> => {
        if (await take()) slow.add(id)
        else slow.delete(id)
        running.delete(id)
      }
      running.set(id, { uid, turn: turn() })
    },
  }
}
