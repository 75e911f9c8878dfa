import type { ChildProcess } from 'node:child_process'

/** A process that exits without stopping its child, in the middle of its start for one, takes it along. */
export const endWithProcess = (child: ChildProcess): void => {
  const end = (): void => {
    child.kill('SIGINT')
  }
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}
