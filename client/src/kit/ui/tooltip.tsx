import { Tooltip as Radix } from 'radix-ui'
import { use, type ReactElement } from 'react'
import { OverlayContainer } from './overlay-container'
import styles from './tooltip.module.css'

/** A hint on hover and focus for a control that has its own name; never the only place of an information. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Radix.Provider delayDuration={400}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={use(OverlayContainer)}>
        <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
