/** The header's ground (`--sheet` of packages/ui): browsers paint their own bars with it. */
export const SHEET = { light: '#fcfefe', dark: '#131b22' } as const
/** `--canvas`: what an installed app shows until its first page. */
export const CANVAS = { light: '#f2f7f7', dark: '#0c1218' } as const
