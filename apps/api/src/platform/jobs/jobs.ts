/** Work that falls due with the clock. `run` calls a verb as the actor `clock`; the verb's own guard makes it happen once. */
export interface TimedJob<Item> {
  /** Lower-case words joined by hyphens: `settle-goods-orders`. */
  readonly name: string
  /** How often due work is looked for. */
  readonly everySeconds: number
  /** At most `limit` items due at `now` (unix seconds), most overdue first, read through an index on the deadline. */
  due(now: number, limit: number): Promise<readonly Item[]>
  /**
   * Processes one item. An item that was processed elsewhere meanwhile is no error. Long work ends soon after
   * `stopping`.
   */
  run(item: Item, now: number, stopping?: AbortSignal): Promise<void>
  /** Waits for others (a node that hangs): it runs beside the process's other jobs, and nothing waits for it. */
  readonly apart?: boolean
  /** May run for as long as something is due: a process leaves it to the one where it runs already, and `runDue` waits a while. */
  readonly lasts?: boolean
  /** Identifies items; by default the item's JSON text. */
  key?(item: Item): string
}

export interface Jobs {
  register<Item>(job: TimedJob<Item>): void
  /** For each job, for how many seconds it should have looked for due work and did not, or failed; 0 when it is on time. */
  late(): readonly { readonly job: string; readonly seconds: number }[]
  /** Processes all due items, including those that become due meanwhile, and returns their number. */
  runDue(): Promise<number>
}
