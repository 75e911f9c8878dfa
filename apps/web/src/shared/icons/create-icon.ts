import { createElement, type Ref, type SVGProps } from 'react'

/** Content of a lucide icon file. */
export interface IconData {
  readonly name: string
  readonly aliases?: readonly unknown[]
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  readonly size?: number | string
  readonly ref?: Ref<SVGSVGElement>
}

const NAMES = /^(?:role|title|aria-.*)$/

/**
 * Replaces lucide's own function in the build: the same markup from a sixth of the code. Lucide's version also supports
 * providers and absolute stroke widths, which nothing here uses.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const classes = [
    'lucide',
    ...[name, ...aliases.filter((alias) => typeof alias === 'string')].map((each) => `lucide-${each}`),
  ].join(' ')
  return function Icon({ size = 24, color = 'currentColor', className, ...rest }: IconProps) {
    const isNamed = Object.entries(rest).some(([key, value]) => NAMES.test(key) && value !== undefined)
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? classes : `${classes} ${className}`,
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
