import { examine } from './doctor/examine.ts'
import { doctorReport } from './doctor/finding.ts'
import { withEnvFile } from './platform/env/index.ts'

/**
 * `pnpm doctor`: says what is missing, weak or lost, before a start and during life. `--json` prints the findings. Ends with 1 when
 * something is broken, with 2 when it could not look.
 */
try {
  const findings = await examine(withEnvFile(process.env).source)
  const json = process.argv.includes('--json')
  process.stdout.write(`${json ? JSON.stringify(findings, null, 2) : doctorReport(findings)}\n`)
  process.exitCode = findings.some(({ state }) => state === 'broken') ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
