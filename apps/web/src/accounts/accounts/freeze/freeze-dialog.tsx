import type { ReactNode } from 'react'
import { FreezeForm, type FreezeFormProps } from './freeze-form.tsx'

/** Each opening starts with empty fields: a closed dialog keeps no recovery password. */
export function FreezeDialog(props: FreezeFormProps): ReactNode {
  return props.open ? <FreezeForm {...props} /> : null
}
