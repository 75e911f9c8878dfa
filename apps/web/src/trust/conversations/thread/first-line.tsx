import type { ConversationKind } from '@jindu/domain/trust/conversations'
import type { ErrorCode } from '@jindu/domain/errors'
import { Talk } from '@jindu/ui/patterns/talk'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { CannotWrite } from './cannot-write.tsx'
import { ChatGoods } from './chat-goods.tsx'
import { Composer, type Added } from './composer.tsx'
import { WaitingItem } from './line-item.tsx'
import { useTalk } from './use-talk.ts'

export interface FirstLineProps {
  readonly subject: { readonly kind: ConversationKind; readonly id: number }
  /** Why the reader cannot open the conversation now, null if they can. */
  readonly refusal: ErrorCode | null
  readonly inPage: boolean
}

/** Texts by kind: the recipient, and what to know before the first line. */
function useWords(kind: ConversationKind) {
  const { t } = useLingui()
  if (kind === 'ad') {
    return {
      first: t`Only the advertiser reads it. Deals are safe in orders on this site alone.`,
      label: t`Chat with the advertiser`,
      placeholder: t`Write to the advertiser`,
    }
  }
  if (kind === 'otcOffer') {
    return {
      first: t`Only the trader behind this offer reads it. What is said here counts as evidence.`,
      label: t`Chat with the trader`,
      placeholder: t`Write to the trader`,
    }
  }
  return {
    first: t`Ask before you buy: only the seller reads it. What is said here counts as evidence.`,
    label: t`Chat with the seller`,
    placeholder: t`Write to the seller`,
  }
}

/** A conversation without lines: the first line opens it. */
export function FirstLine({ subject, refusal, inPage }: FirstLineProps): ReactNode {
  const words = useWords(subject.kind)
  const talk = useTalk({ subject })
  const [edited, setEdited] = useState<Added | null>(null)
  return (
    <section className="chat-thread">
      {inPage || subject.kind !== 'goods' ? null : <ChatGoods goodsId={subject.id} asking />}
      <div className="chat-scroll">
        <p className="chat-first">{words.first}</p>
        <Talk label={words.label}>
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
      {refusal === null ? (
        <Composer
          place={`${subject.kind}:${subject.id}`}
          placeholder={words.placeholder}
          edited={edited}
          onSay={talk.say}
        />
      ) : (
        <CannotWrite code={refusal} kind={subject.kind} />
      )}
    </section>
  )
}
