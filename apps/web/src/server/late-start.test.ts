import { describe, expect, it } from 'vitest'
import { startLate } from './late-start.ts'

describe('the scripts of a page start after its first picture', () => {
  it('leaves a page without the entry as it is', () => {
    expect(startLate('<body></body>', '/assets/entry.js', 'n')).toBe('<body></body>')
  })

  it('puts an inline script with the nonce of the page in the place of the entry', () => {
    const page = '<body><p></p><script type="module" src="/assets/entry.js" async="" nonce="n"></script><i></i></body>'
    const html = startLate(page, '/assets/entry.js', 'n')
    expect(html).toMatch(/^<body><p><\/p><script nonce="n">\(d=>\{.*\}\)\(document\)<\/script><i><\/i><\/body>$/)
    expect(html).toContain('s.src="/assets/entry.js"')
    expect(html).not.toContain('async')
  })
})
