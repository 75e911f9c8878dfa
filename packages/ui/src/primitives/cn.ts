import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Without the token names the merger would take `text-13` for a colour and drop the real one.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['12', '13', '14', '16', '18', '22', '28', '36'],
      leading: ['text', 'tight', 'head'],
      tracking: ['head'],
      radius: ['1', '2', '3', '4'],
      shadow: ['1', '2'],
    },
  },
})

/** Joins class names; a later Tailwind utility replaces an earlier one of the same property. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values))
}
