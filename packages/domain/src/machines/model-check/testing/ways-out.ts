import { duringWait, WAIT_STEPS, type WaitStep } from '../../../accounts/accounts/index.ts'
import type { Machine } from '../../transition-table/index.ts'
import type { Exploration } from './explore.ts'

/** Under which name the table of waits knows a step of an actor. */
type NameOf<M extends Machine> = (actor: M['actor']['kind'], event: M['event']['kind']) => WaitStep

/** An exploration that notes which steps were taken, and where they let the coin in escrow go. */
export function watchWays<M extends Machine>(machine: Exploration<M>, nameOf: NameOf<M>) {
  const ways = new Map<WaitStep, { readonly by: M['actor']['kind']; readonly goesTo: Set<string> }>()
  const watched: Exploration<M> = {
    ...machine,
    next(state, event, actor, now) {
      const step = machine.next(state, event, actor, now)
      const name = nameOf(actor.kind, event.kind)
      const way = ways.get(name) ?? { by: actor.kind, goesTo: new Set() }
      for (const { from, to } of step.moves.map(machine.flowOf)) if (from === 'escrow') way.goesTo.add(to)
      ways.set(name, way)
      return step
    },
  }

  /**
   * Contradictions between the table of waits and the machine.
   * @param owner whose coin lies in escrow
   * @param home where coin in escrow goes that comes back to them
   */
  function contradictions(owner: M['actor']['kind'], home: string): string[] {
    const taken = [...ways].flatMap(([name, { by, goesTo }]): string[] => {
      if (!WAIT_STEPS.includes(name)) return [`${name} has no row`]
      const letsGo = by === owner && [...goesTo].some((to) => to !== home)
      const { held } = duringWait(name)
      if (letsGo && held !== 'refused') return [`${name} lets own coin go and is not refused`]
      return by !== owner && held !== null ? [`${name} is held, and the coin is another's`] : []
    })
    const subjects = new Set([...ways.keys()].map((name) => name.split('.')[0]))
    const never = WAIT_STEPS.filter((step) => subjects.has(step.split('.')[0]) && !ways.has(step))
    return [...taken, ...never.map((step) => `${step} is never taken`)]
  }

  return { watched, contradictions }
}
