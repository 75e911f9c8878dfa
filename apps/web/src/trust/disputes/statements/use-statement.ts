import { saidCharacters } from '@jindu/domain/text'
import { rules } from '@jindu/domain/rules'
import { useWritten } from '../../../shared/forms/use-written.ts'
import type { DisputeSubject } from '../dispute-subject.ts'

const { minimumCharacters, maximumCharacters, maximumFiles } = rules.dispute.statement

const limits = { minimum: minimumCharacters, maximum: maximumCharacters, files: maximumFiles }

const idsIn = (pictures: string): string[] => pictures.split(',').filter((id) => id !== '')

export interface Statement {
  readonly text: string
  readonly setText: (change: string | ((before: string) => string)) => void
  /** Ids of its pictures. */
  readonly files: readonly string[]
  readonly changePictures: (change: (before: readonly string[]) => readonly string[]) => void
  /** It is within its limits, which `DISPUTE_STATEMENT_INVALID` names. */
  readonly fits: boolean
  readonly limits: typeof limits
  readonly clear: () => void
}

/** Draft of the reader's statement on a subject, shared by all its forms; kept until it is accepted. */
export function useStatement(subject: Pick<DisputeSubject, 'kind' | 'id'>): Statement {
  const [text, setText] = useWritten(`statement:${subject.kind}:${subject.id}`)
  const [pictures, setPictures] = useWritten(`pictures:${subject.kind}:${subject.id}`)
  const length = Array.from(text.trim()).length
  return {
    text,
    setText,
    files: idsIn(pictures),
    changePictures: (change) => setPictures((before) => change(idsIn(before)).join()),
    fits: saidCharacters(text.trim()) >= minimumCharacters && length <= maximumCharacters,
    limits,
    clear: () => {
      setText('')
      setPictures('')
    },
  }
}
