import { isolate } from '@jindu/domain/text'
import type { I18n, MessageDescriptor, MessageOptions } from '@lingui/core'

type Values = Record<string, unknown>

const isolated = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  )

/** Names and titles inside sentences of this instance keep their own direction, in text, labels and toasts alike. */
export function isolateValues(i18n: I18n): I18n {
  const translate = i18n._.bind(i18n)
  function say(descriptor: MessageDescriptor): string
  function say(id: string, values?: Values, options?: MessageOptions): string
  function say(message: MessageDescriptor | string, values: Values = {}, options?: MessageOptions): string {
    if (typeof message === 'string') return translate(message, isolated(values), options)
    return translate({ ...message, values: isolated(message.values ?? {}) })
  }
  i18n._ = say
  i18n.t = say
  return i18n
}
