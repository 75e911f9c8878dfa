import type { ConversationKind } from '@jindu/domain/conversation'
import { Talk } from '@jindu/ui/patterns/talk'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { ChatGoods } from './chat-goods.tsx'
import { Composer } from './composer.tsx'
import { WaitingItem } from './line-item.tsx'
import { useTalk } from './use-talk.ts'

export interface FirstLineProps {
  readonly subject: { readonly kind: ConversationKind; readonly id: number }
  readonly inPage: boolean
}

/** Where nothing was said yet: the first line opens the conversation. */
export function FirstLine({ subject, inPage }: FirstLineProps): ReactNode {
  const { t } = useLingui()
  const talk = useTalk({ subject })
  const [edited, setEdited] = useState<{ key: string; text: string; fileIds: readonly string[] } | null>(null)
  return (
    <section className="chat-thread">
      {inPage || subject.kind !== 'goods' ? null : <ChatGoods goodsId={subject.id} asking />}
      <div className="chat-scroll">
        <p className="chat-first">
          {subject.kind === 'ad' ? (
            <Trans>Only the advertiser reads it. Deals are safe in orders on this site alone.</Trans>
          ) : (
            <Trans>Ask before you buy: only the seller reads it. What is said here counts as evidence.</Trans>
          )}
        </p>
        <Talk label={subject.kind === 'ad' ? t`Chat with the advertiser` : t`Chat with the seller`}>
          {talk.lines.map((line) => (
            <WaitingItem
              key={line.key}
              line={line}
              onAgain={() => talk.again(line.key)}
              onEdit={() => {
                setEdited({ key: line.key, text: line.text, fileIds: line.fileIds })
                talk.drop(line.key)
              }}
              onDelete={() => talk.drop(line.key)}
            />
          ))}
        </Talk>
      </div>
      <Composer
        key={edited?.key ?? 'first'}
        placeholder={subject.kind === 'ad' ? t`Write to the advertiser` : t`Write to the seller`}
        {...(edited === null ? {} : { initial: edited })}
        onSay={talk.say}
      />
    </section>
  )
}
