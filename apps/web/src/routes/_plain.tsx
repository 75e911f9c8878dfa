import { createFileRoute } from '@tanstack/react-router'
import { PageFrame } from '../shared/shell/page-frame.tsx'

export const Route = createFileRoute('/_plain')({ staticData: { plain: true }, component: PageFrame })
