import { checks } from './checks.ts'
import { runStages } from './run-stages.ts'

await runStages([checks])
