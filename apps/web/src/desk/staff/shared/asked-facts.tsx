import type { KeyValue } from '@jindu/ui/primitives/key-values'
import { Trans } from '@lingui/react/macro'
import { UserText } from '../../../shared/format/user-text.tsx'
import { UserLink } from './links.tsx'

/** Rows of a dialog: the first member and their reason. */
export const askedFacts = (uid: number, reason: string): readonly KeyValue[] => [
  { id: 'by', name: <Trans context="staff">Asked by</Trans>, value: <UserLink uid={uid} /> },
  { id: 'why', name: <Trans>Reason</Trans>, value: <UserText>{reason}</UserText> },
]
