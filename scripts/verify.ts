import { checks } from './checks.ts'
import { runAll } from './run-step.ts'

await runAll(checks)
