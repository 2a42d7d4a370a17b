import { useEffect, useRef, type ReactNode } from 'react'
import { Toaster as Sonner, toast as sonner, useSonner } from 'sonner'
import { messageOf } from './error-state'
import { useKitWords } from './kit-words'
import styles from './toaster.module.css'

/** Why something failed, in the language of who reads it. */
const Reason = ({ error }: { error: unknown }) => {
  const { reason = messageOf } = useKitWords()
  return reason(error)
}

/** What a message offers to do. */
type ToastAction = { label: string; onClick: () => void }

/** Short messages at the edge of the screen: done, news, or what failed and why. */
export const toast = {
  success: (message: string, action?: ToastAction) => sonner.success(message, { action }),
  /** With something to do about it, such as to undo it, for as long as that is possible. */
  info: (message: string, action?: ToastAction, durationMs?: number) =>
    sonner.info(message, { action, duration: durationMs }),
  /** Something that has come in, with its picture; stays a while longer. */
  news: (message: string, picture: ReactNode, action: ToastAction) =>
    sonner.message(message, { action, icon: picture, duration: 8000 }),
  /** Stays longer; takes a sentence, or what was being done and the error that stopped it. */
  error: (message: string, error?: unknown) =>
    sonner.error(message, {
      description: error === undefined ? undefined : <Reason error={error} />,
      duration: 8000,
    }),
}

/** Renders the messages, once per app; as a popover, because an open dialog would cover anything less. */
export const Toaster = () => {
  const layer = useRef<HTMLDivElement>(null)
  const { toasts } = useSonner()
  const newest = toasts[0]?.id

  useEffect(() => {
    const element = layer.current
    if (!element || newest === undefined) return
    // Shown again with each message: the last one shown lies above dialogs opened since.
    element.showPopover()
    return () => element.hidePopover()
  }, [newest])

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <Sonner
        position="bottom-right"
        offset={clearance}
        mobileOffset={clearance}
        closeButton
        duration={5000}
        gap={8}
        toastOptions={{ unstyled: true, classNames: { ...toastClasses } }}
      />
    </div>
  )
}

/** Above whatever stands fixed at the foot of the window. */
const clearance = {
  bottom: 'calc(var(--foot-height, 0px) + var(--space-4))',
  right: 'var(--space-4)',
  left: 'var(--space-4)',
}

const toastClasses = {
  toast: styles.toast,
  title: styles.title,
  description: styles.description,
  icon: styles.icon,
  closeButton: styles.close,
  actionButton: styles.action,
  content: styles.content,
  success: styles.success,
  error: styles.error,
}
