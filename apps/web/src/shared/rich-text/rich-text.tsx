import type { ReactNode } from 'react'
import { langOf } from '../format/lang-of.ts'

/** Text that a user wrote. The server made this HTML from its own schema; scripts, styles and foreign tags cannot be in it. */
export function RichText({ html }: { readonly html: string }): ReactNode {
  // oxlint-disable-next-line react/no-danger -- rendered by the API from a closed schema, see its rich-text tests
  return <div className="prose" lang={langOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
}
