import { useLingui } from '@lingui/react/macro'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'

// Loads when somebody opens a picture.
const PictureViewer = lazyPart(async () => ({
  default: (await import('../../shared/parts/picture-viewer.tsx')).PictureViewer,
}))

/** The pictures of a comment. Each is a link, for a tab of its own and where nothing runs yet; a plain click looks at it here. */
export function CommentPictures({ fileIds }: { readonly fileIds: readonly string[] }): ReactNode {
  const { t } = useLingui()
  const [viewed, setViewed] = useState<number | null>(null)
  const look = (event: MouseEvent, index: number): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setViewed(index)
  }
  return (
    <div className="comment-pictures">
      {fileIds.map((fileId, index) => (
        <a
          key={fileId}
          href={`/files/${fileId}`}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => look(event, index)}
        >
          <img src={`/files/${fileId}?w=320`} alt={t`Picture ${index + 1}`} loading="lazy" />
        </a>
      ))}
      {viewed === null ? null : (
        <PictureViewer pictures={fileIds.map((id) => ({ id }))} start={viewed} onClose={() => setViewed(null)} />
      )}
    </div>
  )
}
