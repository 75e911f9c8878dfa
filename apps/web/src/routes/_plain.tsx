import { createFileRoute } from '@tanstack/react-router'
import { requireWords } from '../shared/session/load-shell.ts'
import { PageFrame } from '../shared/shell/page-frame.tsx'

export const Route = createFileRoute('/_plain')({
  staticData: { plain: true },
  beforeLoad: requireWords,
  component: PageFrame,
})
