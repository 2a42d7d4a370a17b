import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button'
import { useKitWords } from './kit-words'
import { OverlayContainer } from './overlay-container'
import { useModal } from './use-modal'

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
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
              <IconButton label={words.close} icon={<X />} onClick={onClose} className={styles.close} />
            </div>
            <div className={styles.body}>
              {description && (
                <p className={styles.description} id={`${id}-description`}>
                  {description}
                </p>
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
