import { expect, it } from 'vitest'
import { showHosts } from './show-hosts.ts'

const host = 'evil.example'

it('a link inside another one is none: its host would stand on the wrong one', () => {
  expect(showHosts(`<p><a href="https://jindu.example"><b><a href="https://${host}">Log in</a></b></a> now</p>`)).toBe(
    '<p><a href="https://jindu.example"><b>Log in</b> (<strong>jindu.example</strong>)</a> now</p>',
  )
})

it('what has no address of its own does not hide where the link inside it leads', () => {
  const shown = showHosts(`<a class="rt-size-14"><b><a href="https://${host}">Log in</a></b></a>`)
  expect(shown).not.toContain('href')
})

it('links one after the other each say their own host', () => {
  expect(showHosts(`<a href="https://a.example">one</a> <a href="https://${host}">two</a>`)).toBe(
    `<a href="https://a.example">one (<strong>a.example</strong>)</a> <a href="https://${host}">two (<strong>${host}</strong>)</a>`,
  )
})
