import type { ReactNode, RefObject } from 'react'

export interface FieldsBoxProps {
  readonly box: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** The fields of one `useFields`, under each other. */
export function FieldsBox({ box, children }: FieldsBoxProps): ReactNode {
  return (
    <div ref={box} className="flex flex-col gap-4">
      {children}
    </div>
  )
}
