import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button'
import { useKitWords } from './kit-words'
import { OverlayContainer } from './overlay-container'
import { useModal } from './use-modal'
import { Text } from './text'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  description?: ReactNode
  footer?: ReactNode
  wide?: boolean
}

/** A window over the page; Esc, the cross and a click beside it call `onClose`, the focus returns to where it was. */
export const Dialog = ({ open, onClose, title, children, description, footer, wide }: DialogProps) => {
  const id = useId()
  const words = useKitWords()
  const { dialog, dialogProps } = useModal(open, onClose)
  return (
    <dialog
      {...dialogProps}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {open && (
        <OverlayContainer value={dialog}>
          <div className={styles.panel}>
            <div className={styles.header}>
              <Text as="h2" size="lg" snug id={`${id}-title`}>
                {title}
              </Text>
              <IconButton label={words.close} icon={<X />} onClick={onClose} className={styles.close} />
            </div>
            <div className={styles.body}>
              {description && (
                <Text as="p" tone="muted" id={`${id}-description`}>
                  {description}
                </Text>
              )}
              {children}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </div>
        </OverlayContainer>
      )}
    </dialog>
  )
}
