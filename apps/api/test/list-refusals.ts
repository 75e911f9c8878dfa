import { procedures } from '../src/reference/procedures.ts'
import { ELSEWHERE, refusalsOf } from '../src/reference/refusals.ts'
import { verbRefusals } from '../src/reference/verb-refusals.ts'

/** Prints the error codes of each procedure as the reference lists them, and under `''` those of any call. */
const ofVerbs = await verbRefusals()
const listed = procedures().map((procedure) => [procedure.path, refusalsOf(procedure, ofVerbs)])
process.stdout.write(JSON.stringify({ ...Object.fromEntries(listed), '': ELSEWHERE }))
