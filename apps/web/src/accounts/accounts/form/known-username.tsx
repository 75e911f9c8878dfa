import type { ReactNode } from 'react'

/** Tells a password manager whose password a form changes or asks for, where the page shows the account as text. */
export function KnownUsername({ uid }: { readonly uid: string | number | undefined }): ReactNode {
  return <input hidden readOnly autoComplete="username" name="username" value={uid ?? ''} />
}
