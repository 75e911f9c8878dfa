import type { ReactNode } from 'react'
import { FreezeForm, type FreezeFormProps } from './freeze-form.tsx'

/** Every opening starts afresh: a recovery password does not wait in a closed dialog. */
export function FreezeDialog(props: FreezeFormProps): ReactNode {
  return props.open ? <FreezeForm {...props} /> : null
}
