import { expect, it } from 'vitest'
import { androidName, sizeText } from './package-facts.tsx'

it.each([
  [26, '8.0'],
  [29, '10'],
  [32, '12L'],
  [33, '13'],
  [36, '16'],
  [21, 'API 21'],
])('API level %i is called %s', (sdk, name) => expect(androidName(sdk)).toBe(name))

it.each([
  [1, '1 KB'],
  [25_344, '25 KB'],
  [1_500_000, '1.4 MB'],
])('%i bytes are written as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
