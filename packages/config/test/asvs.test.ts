import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

/** How many items of levels 1 and 2 each section of version 5.0.0 has, in the chapters that the document judges one by one. */
const SECTIONS: Readonly<Record<string, number>> = {
  '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4,
  '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3,
  '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4,
  '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2,
  '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1,
  '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1,
} // prettier-ignore

const asked = Object.entries(SECTIONS).flatMap(([section, items]) =>
  Array.from({ length: items }, (_, at) => `${section}.${at + 1}`),
)

/** "6.5.1 to 6.5.4" and "7.6.1, 7.6.2" name several. */
function idsOf(cell: string): readonly string[] {
  const [first, last] = cell.split(' to ')
  if (first === undefined || last === undefined) return cell.split(', ')
  const section = first.slice(0, first.lastIndexOf('.'))
  const [from, to] = [first, last].map((id) => Number(id.split('.')[2]))
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => `${section}.${(from ?? 0) + at}`)
}

const rows = [...text.matchAll(/^\| (\d[\d., to]*?) +\| (\S[^|]*?) +\| (.*?) +\|$/gm)].map(
  ([, cell = '', verdict, proof = '']) => ({
    ids: idsOf(cell),
    verdict,
    proof,
  }),
)

describe('what docs/asvs.md says', () => {
  it('judges every item of levels 1 and 2 of its chapters once', () => {
    expect(asked).toHaveLength(93)
    expect(rows.flatMap(({ ids }) => ids)).toEqual(asked)
  })

  it('with one of five verdicts and a proof or a reason', () => {
    const verdicts = ['met', 'part', 'not met', 'other', 'none']
    expect(rows.filter(({ verdict = '', proof }) => !verdicts.includes(verdict) || proof === '')).toEqual([])
  })

  it('names tests that there are', () => {
    const there = execFileSync('git', ['ls-files', '*.test.ts', '*.spec.ts'], { cwd: root, encoding: 'utf8' })
    const names = new Set(there.split('\n').map((path) => basename(path)))
    const named = [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(([, path = '']) => basename(path))
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })
})
