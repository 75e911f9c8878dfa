/**
 * What makes a page of this folder one: both languages, the state asked for, the frame around it, the small drawings. Classic scripts,
 * because pages are opened from the disk.
 *
 * In a page `{English|中文}` is both languages of a text, tags and attributes included; `data-in="a b"` keeps an element for these
 * states only, `data-not="a b"` for all others. `?lang=zh`, `?theme=dark`, `?state=…` choose; on phones `?pane=list` shows the queue
 * that lies left of a case.
 */
const asked = new URLSearchParams(location.search)
const root = document.documentElement
const zh = root.lang === 'zh-CN'
const inLanguage = (html) => html.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, zh ? '$2' : '$1')

function draw() {
  // What stands inside a rail or a ruler is drawn before it.
  for (const [name, drawn] of Object.entries(mock.drawn))
    for (const element of document.querySelectorAll(name)) element.outerHTML = drawn(element)
}

function keepState() {
  const state = asked.get('state') ?? document.body.dataset.state ?? ''
  root.dataset.state = state
  root.dataset.pane = asked.get('pane') ?? 'case'
  const has = (list) => list.split(' ').includes(state)
  for (const element of document.querySelectorAll('[data-in]')) if (!has(element.dataset.in)) element.remove()
  for (const element of document.querySelectorAll('[data-not]')) if (has(element.dataset.not)) element.remove()
  // Radios of a removed state took the mark from those that stay.
  for (const input of document.querySelectorAll('input[checked]')) input.checked = true
  for (const element of document.querySelectorAll('[data-here]'))
    if (has(element.dataset.here)) element.classList.add('is-here')
  for (const element of document.querySelectorAll('[data-cur]'))
    if (has(element.dataset.cur)) element.setAttribute('aria-current', 'true')
}

function listen() {
  for (const button of document.querySelectorAll('[data-set]'))
    button.addEventListener('click', () => {
      const name = button.dataset.set
      asked.set(name, name === 'lang' ? (zh ? 'en' : 'zh') : root.dataset.theme === 'dark' ? 'light' : 'dark')
      location.search = asked.toString()
    })
  for (const link of document.querySelectorAll('a[href*=".html"], a[href^="?"]')) {
    const url = new URL(link.href)
    for (const name of ['lang', 'theme']) if (asked.has(name)) url.searchParams.set(name, asked.get(name))
    link.href = url.href
  }
}

addEventListener('DOMContentLoaded', () => {
  const { body } = document
  document.title = inLanguage(document.title)
  body.innerHTML = inLanguage(
    `<div class="app ${body.dataset.desk === undefined ? '' : 'app-desk'}">${mock.framed(body.innerHTML, body.dataset)}</div>`,
  )
  keepState()
  draw()
  listen()
  root.dataset.ready = ''
  // A title without blanks breaks after its underscores.
  for (const element of document.querySelectorAll('.strip-i b, .ad-t b, .ad-cols h1'))
    element.innerHTML = element.innerHTML.replaceAll('_', '_<wbr>')
  for (const element of document.querySelectorAll('.chat-scroll')) element.scrollTop = element.scrollHeight
})
