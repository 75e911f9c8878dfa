import { describe, expect, it } from 'vitest'
import { hearCharacters, hearLetters, pairsOf, soundsLike, type Heard, type ReadTerm } from './sounds.ts'

const READINGS: Readonly<Record<string, readonly string[]>> = {
  小: ['xiao'],
  城: ['cheng'],
  程: ['cheng'],
  序: ['xu'],
  模: ['mo', 'mu'],
  版: ['ban'],
  板: ['ban'],
  木: ['mu'],
}
const readingsOf = (character: string) => READINGS[character] ?? []

const TERMS: readonly ReadTerm[] = [
  ['小程', 'xiao cheng', 40],
  ['小城', 'xiao cheng', 90],
  ['程序', 'cheng xu', 60],
  ['模板', 'mu ban', 500],
  ['模板', 'mo ban', 500],
  ['木板', 'mu ban', 700],
  ['西安', 'xi an', 5],
  ['安门', 'an men', 3],
].map(([term, reading, count], id) => ({ id, term: String(term), reading: String(reading), count: Number(count) }))

const heard = (typed: string): Heard | null =>
  /^[a-z]/.test(typed) ? hearLetters(typed) : hearCharacters(typed, readingsOf)
const meant = (typed: string) => {
  const sounds = heard(typed)
  return sounds === null ? null : soundsLike(sounds, TERMS)
}

describe('what is typed is heard', () => {
  it.each([
    ['小城序', '小程序', 40],
    ['模版', '模板', 500],
    ['木版', '木板', 700],
    ['xiaochengxu', '小程序', 40],
    ['muban', '木板', 700],
    ['moban', '模板', 500],
    ['xian', '西安', 5],
    ['xianmen', '西安门', 3],
  ])('%s as %s', (typed, text, count) => {
    expect(meant(typed)).toEqual({ text, count })
  })

  it.each(['xiaoxu', 'ban', 'font', 'template', 'x'.repeat(25), '序', '版序', '小城小', '小'.repeat(13), 'mu-ban'])(
    '%s as nothing that titles have',
    (typed) => {
      expect(meant(typed)).toBeNull()
    },
  )

  it('by every two sounds beside each other, of letters and characters alike', () => {
    expect(pairsOf(heard('xian') ?? { length: 0, sounds: [] })).toEqual(['xi an'])
    expect(pairsOf(heard('模版') ?? { length: 0, sounds: [] })).toEqual(['mo ban', 'mu ban'])
  })
})
