import { useEffect, useState } from 'react'

/** A value once it has stood still: what follows it is asked for once, not for every key. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(waiting)
  }, [value, milliseconds])
  return settled
}
