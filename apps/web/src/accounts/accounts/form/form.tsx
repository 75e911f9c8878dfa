import type { ReactNode, SubmitEvent } from 'react'
import { FieldsBox, type FieldsBoxProps } from './fields-box.tsx'

export interface FormProps extends FieldsBoxProps {
  readonly onSend: () => Promise<void>
}

/** A form that is sent by script only. */
export function Form({ box, onSend, children }: FormProps): ReactNode {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void onSend()
  }
  return (
    <form noValidate onSubmit={submit}>
      <FieldsBox box={box}>{children}</FieldsBox>
    </form>
  )
}
