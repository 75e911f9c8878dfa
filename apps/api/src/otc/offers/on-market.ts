import { sql } from 'drizzle-orm'
import { otcOffer } from './tables.ts'

/** Written out as the market's index has it: with values for them no statement that is planned once could use it. */
export const onMarket = sql`${otcOffer.status} = 'ongoing' and ${otcOffer.takenDownBy} is null`
