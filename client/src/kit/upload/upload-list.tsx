import { FileText, X } from 'lucide-react'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { Notice } from '../ui/notice'
import { ProgressBar } from '../ui/progress-bar'
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal'
import styles from './upload-list.module.css'
import type { UploadItem, Uploads } from './use-uploads'
import { uploadWords } from './upload-words'
import { Stack } from '../ui/stack'

/** How far a file is, or why it is not stored and what can be done about it. */
export const UploadStatus = ({ item, onRetry }: { item: UploadItem; onRetry: () => void }) => {
  const words = useWords(uploadWords)
  const { name, state, progress, failure } = item
  if (failure)
    return (
      <div role="alert" className={styles.failure}>
        <p>{failure.reason}</p>
        {failure.detail && <p>{failure.detail}</p>}
        {failure.mayRetry && (
          <Button size="small" aria-label={words.retryNamed(name)} onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </div>
    )
  if (state === 'waiting') return <ProgressBar label={words.waiting(name)} value={0} />
  // All of it is sent: how long the server works on it nobody knows.
  const isSent = progress === 1
  return (
    <ProgressBar
      label={isSent ? words.preparing(name) : words.uploading(name)}
      value={isSent ? null : progress}
    />
  )
}

type RowProps = { item: UploadItem; onRetry: () => void; onDismiss: () => void }

const UploadRow = ({ item, onRetry, onDismiss }: RowProps) => {
  const words = useWords(uploadWords)
  const isFailed = item.state === 'failed'
  return (
    <li className={styles.row}>
      {item.preview ? (
        <img className={styles.preview} src={item.preview} alt={words.preview(item.name)} />
      ) : (
        <span className={styles.preview}>
          <FileText aria-hidden="true" />
        </span>
      )}
      <UploadStatus item={item} onRetry={onRetry} />
      <IconButton
        label={isFailed ? words.dismiss(item.name) : words.cancel(item.name)}
        icon={<X />}
        onClick={onDismiss}
      />
    </li>
  )
}

/** What of a place is being sent, what failed and why, and for five seconds what is stored. */
export const UploadList = ({ uploads }: { uploads: Uploads }) => {
  const { items, stored, retry, dismiss } = uploads
  const words = useWords(uploadWords)
  const { container, leave } = useFocusAfterRemoval(items.length)
  return (
    <div ref={container} tabIndex={-1} className={styles.uploads}>
      {items.length > 0 && (
        <Stack as="ul" gap={2} aria-label={words.uploads}>
          {items.map((item, index) => (
            <UploadRow
              key={item.key}
              item={item}
              onRetry={() => retry(item.key)}
              onDismiss={() => {
                leave(index)
                dismiss(item.key)
              }}
            />
          ))}
        </Stack>
      )}
      {stored > 0 && <Notice tone="success">{words.uploaded(stored)}</Notice>}
    </div>
  )
}
