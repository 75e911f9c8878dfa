import { X } from 'lucide-react'
import {
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from './cn.ts'
import { toneIcons } from './note.tsx'
import { freePlace } from './toast-place.ts'
import { type ToastEntry, type ToastInput, withToast } from './toast-queue.ts'

export type { ToastInput } from './toast-queue.ts'

/** How long a passing notification stays, in milliseconds; the ticks in toast.css run as long. */
export const TOAST_LIFE_MS = 5000

interface Toasts {
  /** Shows a notification; duplicates are merged. */
  readonly show: (toast: ToastInput) => void
  /** Removes all notifications with this title, such as that of a lost connection once it is back. */
  readonly dismiss: (title: string) => void
}

const ToastContext = createContext<Toasts | null>(null)

export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}

export interface ToastProviderProps {
  /** The name of the place where notifications appear. */
  readonly label: string
  readonly dismissLabel: string
  readonly children: ReactNode
}

export function ToastProvider({ label, dismissLabel, children }: ToastProviderProps): ReactNode {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([])
  const lastId = useRef(0)
  const show = useCallback((toast: ToastInput) => {
    const id = ++lastId.current
    setEntries((now) => withToast(now, toast, id))
  }, [])
  const dismiss = useCallback((title: string) => setEntries((now) => now.filter((entry) => entry.title !== title)), [])
  const drop = useCallback((id: number) => setEntries((now) => now.filter((entry) => entry.id !== id)), [])
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = list
    if (current !== null && entries.length > 0) current.dataset['at'] = freePlace(current)
  }, [entries])
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss])
  return (
    <ToastContext value={toasts}>
      {children}
      <section ref={list} className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions text">
        {entries.map((entry) => (
          <ToastView key={entry.id} entry={entry} dismissLabel={dismissLabel} onDone={drop} />
        ))}
      </section>
    </ToastContext>
  )
}

interface ToastViewProps {
  readonly entry: ToastEntry
  readonly dismissLabel: string
  readonly onDone: (id: number) => void
}

function ToastView({ entry, dismissLabel, onDone }: ToastViewProps): ReactNode {
  const { id, revision, tone = 'neutral', title, text, messages = [], action, icon, passing = true } = entry
  const [read, setRead] = useState(false)
  const life = useRef({ revision, left: TOAST_LIFE_MS })
  useEffect(() => {
    if (!passing || read) return undefined
    if (life.current.revision !== revision) life.current = { revision, left: TOAST_LIFE_MS }
    const since = Date.now()
    const timer = setTimeout(() => onDone(id), life.current.left)
    return () => {
      clearTimeout(timer)
      life.current.left -= Date.now() - since
    }
  }, [id, onDone, passing, read, revision])
  const Icon = toneIcons[tone]
  return (
    <div
      className={cn('toast', tone !== 'neutral' && tone)}
      role={tone === 'negative' ? 'alert' : undefined}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      {icon ?? <Icon className="ic" aria-hidden="true" />}
      <div className="tx">
        <h2>{title}</h2>
        {text}
        {messages.length > 0 && (
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      {action}
      <button type="button" className="toast-x" aria-label={dismissLabel} onClick={() => onDone(id)}>
        <X className="ic s" aria-hidden="true" />
      </button>
      {passing && <span key={revision} className="life" aria-hidden="true" />}
    </div>
  )
}
