import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button'
import { useKitWords } from './kit-words'
import { Text } from './text'
import styles from './notice.module.css'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

type NoticeProps = {
  children: ReactNode
  tone?: keyof typeof icons
  title?: string
  action?: ReactNode
  onClose?: () => void
}

/** A message in the page; `danger` and `warning` interrupt screen readers, the others wait. */
export const Notice = ({ children, tone = 'info', title, action, onClose }: NoticeProps) => {
  const Icon = icons[tone]
  const { dismiss } = useKitWords()
  const urgent = tone === 'danger' || tone === 'warning'
  return (
    <div className={styles.notice} data-tone={tone} role={urgent ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {title && (
          <Text as="p" weight="strong">
            {title}
          </Text>
        )}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onClose && <IconButton label={dismiss} icon={<X />} className={styles.close} onClick={onClose} />}
    </div>
  )
}
