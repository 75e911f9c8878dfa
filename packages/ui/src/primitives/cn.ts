import { type ClassValue, clsx } from 'clsx'

/** Joins class names. Components are styled in a lower layer, so a utility given by the caller wins without a merger. */
export function cn(...values: ClassValue[]): string {
  return clsx(values)
}
