import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. Component styles are in a lower CSS layer, so the caller's utilities win without a class merger.
 */
export function cn(...values: ClassValue[]): string {
  return clsx(values)
}
