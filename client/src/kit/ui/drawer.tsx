import { X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import styles from './drawer.module.css'
import { IconButton } from './icon-button'
import { useKitWords } from './kit-words'
import { OverlayContainer } from './overlay-container'
import { useModal } from './use-modal'
import { Text } from './text'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** From below it is a sheet, as high as what is in it. */
  side?: 'start' | 'end' | 'bottom'
}

/** A panel that slides in from the side (the cart, the phone's menu) or from below (a sheet of choices); its content is rendered on first opening and then stays. */
export const Drawer = (props: DrawerProps) => {
  const { open, onClose, title, children, footer, side = 'end' } = props
  const id = useId()
  const words = useKitWords()
  const [opened, setOpened] = useState(open)
  const { dialog, dialogProps } = useModal(open, onClose)
  if (open && !opened) setOpened(true)
  return (
    <dialog {...dialogProps} className={styles.drawer} data-side={side} aria-labelledby={id}>
      {opened && (
        <OverlayContainer value={dialog}>
          <div className={styles.panel}>
            <div className={styles.header}>
              <Text as="h2" size="lg" id={id}>
                {title}
              </Text>
              <IconButton label={words.close} icon={<X />} onClick={onClose} />
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </div>
        </OverlayContainer>
      )}
    </dialog>
  )
}
