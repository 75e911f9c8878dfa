import { describe, expect, it } from 'vitest'
import { editDistance, mistakesAllowed } from './edit-distance.ts'

describe('the distance of two words', () => {
  it.each([
    ['wallet', 'wallet', 0],
    ['walet', 'wallet', 1],
    ['walllet', 'wallet', 1],
    ['wallot', 'wallet', 1],
    ['wlalet', 'wallet', 1],
    ['photohsop', 'photoshop', 1],
    ['phtoshpo', 'photoshop', 2],
    ['illustratro', 'illustrator', 1],
    ['abc', 'xyz', 3],
  ])('%s and %s is %i', (from, to, distance) => {
    expect(editDistance(from, to, 3)).toBe(distance)
    expect(editDistance(to, from, 3)).toBe(distance)
  })

  it('is counted no further than one above the most', () => {
    expect(editDistance('abcdefgh', 'zzzzzzzz', 2)).toBe(3)
    expect(editDistance('ab', 'abcdefgh', 2)).toBe(3)
  })
})

it('short words, numbers and codes allow no mistakes, longer ones more', () => {
  const allowed = ['key', '2024', 'kx82jsq1', '游戏账号', 'font', 'wallets', 'photoshop'].map(mistakesAllowed)
  expect(allowed).toEqual([0, 0, 0, 0, 1, 1, 2])
})
