import type { CoverHint } from '@jindu/ui/patterns/goods-cover'
import {
  AudioLines,
  BookOpen,
  Box,
  Code,
  Image,
  KeyRound,
  LayoutTemplate,
  type LucideIcon,
  Table2,
  Tag,
  Ticket,
  Type,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { coverHint } from './cover-hint.ts'

const ICONS: Readonly<Record<CoverHint, LucideIcon>> = {
  type: Type,
  interface: LayoutTemplate,
  code: Code,
  keys: KeyRound,
  audio: AudioLines,
  learning: BookOpen,
  model: Box,
  image: Image,
  data: Table2,
  voucher: Ticket,
}

export function CategoryIcon({ title }: { readonly title: string }): ReactNode {
  const hint = coverHint(title)
  const Icon = hint === undefined ? Tag : ICONS[hint]
  return <Icon className="ic" aria-hidden="true" />
}
