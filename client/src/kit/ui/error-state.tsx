import { TriangleAlert } from 'lucide-react'
import { Button } from './button'
import styles from './empty-state.module.css'
import { useKitWords } from './kit-words'
import { Text } from './text'

type ErrorStateProps = { error: unknown; onRetry?: () => void; title?: string }

/** The words of an error that are fit to be shown; a plain sentence when it has none. */
export const messageOf = (error: unknown) => {
  if (typeof error === 'string' && error) return error
  const message = (error as { message?: unknown } | null)?.message
  return typeof message === 'string' && message ? message : 'Please try again in a moment.'
}

// Gone, or not for this reader: the same question gets the same answer.
const isFinal = (error: unknown) => [403, 404, 410].includes((error as { code?: number } | null)?.code ?? 0)

/** Says that something could not be loaded, why, and offers another try where one can help. */
export const ErrorState = ({ error, onRetry, title }: ErrorStateProps) => {
  const { failed, retry, reason = messageOf } = useKitWords()
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-tone="danger" aria-hidden="true">
        <TriangleAlert />
      </span>
      <Text as="p" weight="strong">
        {title ?? failed}
      </Text>
      <p className={styles.text}>{reason(error)}</p>
      {onRetry && !isFinal(error) && (
        <div className={styles.action}>
          <Button onClick={onRetry}>{retry}</Button>
        </div>
      )}
    </div>
  )
}
