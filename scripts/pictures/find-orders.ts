import type { Admitted, Person } from './admit.ts'

interface Row {
  readonly id: number
  readonly status: 'open' | 'completed' | 'revoked'
  readonly progress: 'inProgress' | 'suspended' | 'complaint' | 'ended'
  readonly splitBuyerBasisPoints?: number | null
}

async function rowsOf({ read }: Person, side: 'buy' | 'sell'): Promise<readonly Row[]> {
  const answer = await read<{ readonly data: readonly Row[] }>('goodsOrders.list', { side, page: 1, limit: 60 })
  return answer.data
}

const STATES: Readonly<Record<string, (row: Row) => boolean>> = {
  open: ({ progress }) => progress === 'inProgress',
  held: ({ progress }) => progress === 'suspended',
  complaint: ({ progress }) => progress === 'complaint',
  completed: ({ status, splitBuyerBasisPoints }) => status === 'completed' && typeof splitBuyerBasisPoints !== 'number',
  revoked: ({ status }) => status === 'revoked',
  split: ({ splitBuyerBasisPoints }) => typeof splitBuyerBasisPoints === 'number',
}

/** One order of the reader in each state that the lists hold, by the name of the state. */
export async function findOrders(
  { people }: Admitted,
  who: 'buyer' | 'seller',
): Promise<readonly { readonly state: string; readonly id: number }[]> {
  const person = people[who]
  const rows = await rowsOf(person, who === 'buyer' ? 'buy' : 'sell')
  // A split is told by the order itself, not by its row.
  const ended = rows.filter(({ status }) => status === 'completed')
  const infos = await Promise.all(ended.map(({ id }) => person.read<Row>('goodsOrders.info', { id })))
  const all = [...rows.filter(({ status }) => status !== 'completed'), ...infos]
  return Object.entries(STATES).flatMap(([state, fits]) => {
    const found = all.find(fits)
    return found === undefined ? [] : [{ state, id: found.id }]
  })
}
