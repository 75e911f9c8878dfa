import type { ReactNode } from 'react'

export function Kbd({ children }: { readonly children: ReactNode }): ReactNode {
  return <kbd className="kbd">{children}</kbd>
}
