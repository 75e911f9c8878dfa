import type { ReactNode } from 'react'
import { useLocale } from '../preferences.ts'

/** Between two sentences: a space, and nothing after a Chinese full stop, which is as wide as both. */
export function Gap(): ReactNode {
  return useLocale() === 'zh-CN' ? '' : ' '
}
