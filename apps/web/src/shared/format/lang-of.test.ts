import { expect, test } from 'vitest'
import { langOf } from './lang-of.ts'

test('text with a Chinese character is Chinese, all other text English', () => {
  expect(langOf('It’s “valid”')).toBe('en')
  expect(langOf('LUT 预设')).toBe('zh-CN')
})
