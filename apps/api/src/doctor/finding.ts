/** `weak`: it runs, but something will be missed. `broken`: something does not work, or is lost. */
export interface Finding {
  readonly part: 'environment' | 'database' | 'keys' | 'files' | 'nodes' | 'mail' | 'staff'
  readonly state: 'ok' | 'weak' | 'broken'
  /** One sentence for the operator, with what to do. Never with a secret. */
  readonly says: string
}

/** Findings as lines, and how many are weak or broken. */
export function doctorReport(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((each) => each.state === state).length
  const lines = findings.map(({ part, state, says }) => `${state.padEnd(6)}  ${part.padEnd(11)}  ${says}`)
  return [...lines, `${count('broken')} broken, ${count('weak')} weak, ${count('ok')} ok`].join('\n')
}
