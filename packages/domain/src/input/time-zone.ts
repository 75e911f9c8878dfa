import * as z from 'zod'
import { isTimeZone } from '../otc/offers/index.ts'
import { refuse } from './refuse.ts'

const LONGEST_ZONE = 64

/** The reader's time zone, a name of the time zone database: days begin and end in it. */
export const timeZoneField = z
  .string(refuse('INPUT_INVALID'))
  .max(LONGEST_ZONE, { ...refuse('INPUT_INVALID'), abort: true })
  // `abort`: checks of the whole input reckon in this zone.
  .refine(isTimeZone, { ...refuse('INPUT_INVALID'), abort: true })
