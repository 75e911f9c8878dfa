import { createLucideIcon } from 'lucide-react'
import { createElement, type ComponentType, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import createIcon from './create-icon.ts'

const data = {
  name: 'alarm-check',
  size: 24,
  aliases: ['alarm'],
  node: [
    ['circle', { cx: '12', cy: '13', r: '8', key: 'a' }],
    ['path', { d: 'M5 3 2 6', key: 'b' }],
  ] satisfies [string, Record<string, string>][],
}

type Props = Omit<SVGProps<SVGSVGElement>, 'ref'> & { readonly size?: number | string }

const looks: readonly Props[] = [
  {},
  { size: 16 },
  { size: '1em', className: 'text-ink mr-2' },
  { strokeWidth: 1.75, color: 'red' },
  { 'aria-label': 'Alarm' },
  { 'aria-label': undefined },
  { role: 'img', width: 10, height: 12 },
  { 'aria-hidden': false, style: { top: 1 }, id: 'x' },
]

it.each(looks)('draws what lucide draws: %o', (props) => {
  const drawn = (icon: ComponentType<Props>) => attributesOf(renderToStaticMarkup(createElement(icon, props)))
  expect(drawn(createIcon(data))).toEqual(drawn(createLucideIcon(data)))
})

/** The order of attributes means nothing. */
const attributesOf = (markup: string) => [
  markup.replace(/^<svg[^>]*>/, ''),
  new Set(/^<svg ([^>]*)>/.exec(markup)?.[1]?.match(/[\w-]+="[^"]*"/g)),
]
