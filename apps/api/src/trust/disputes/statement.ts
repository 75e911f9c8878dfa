import type { App } from '../../platform/app.ts'
import { bindFiles, readOwnPictures } from '../../records/files/index.ts'
import type { RecordStep } from './adapter.ts'

export interface Statement {
  readonly text: string
  /** Ids of pictures that the speaker uploaded for a dispute. */
  readonly files: readonly string[]
}

/**
 * The timeline details of a party's statement, with text and pictures that both sides and arbiters see.
 * @throws DomainError FILE_NOT_FOUND, FILE_NOT_OWN, FILE_IN_USE
 */
export function statementOf(app: App, uid: number, { text, files }: Statement): RecordStep {
  return async () => ({
    details: { text },
    files: await readOwnPictures(app, uid, files, 'dispute'),
    guards: bindFiles(app, uid, files, 'dispute'),
  })
}
