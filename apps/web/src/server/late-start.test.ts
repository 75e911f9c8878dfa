import { describe, expect, it } from 'vitest'
import { startLate } from './late-start.ts'

describe('the scripts of a page start after its first picture', () => {
  const files = ['/assets/entry.js', '/assets/frame.js']

  it('leaves a page without the entry as it is', () => {
    expect(startLate('<body></body>', files, 'n')).toBe('<body></body>')
  })

  it('puts an inline script with the nonce of the page in the place of the entry', () => {
    const page = '<body><p></p><script type="module" src="/assets/entry.js" async="" nonce="n"></script><i></i></body>'
    const html = startLate(page, files, 'n')
    expect(html).toMatch(
      /^<body><p><\/p><script nonce="n">[^<]*<\/script><script nonce="n">window\.tooOld\|\|\(\(d,w,f\)=>\{.*\}\)\(.*\)<\/script><i><\/i><\/body>$/,
    )
    expect(html).toContain('["/assets/entry.js","/assets/frame.js"]')
    expect(html).not.toContain('src="/assets/entry.js"')
  })
})
