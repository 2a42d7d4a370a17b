import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Drawer } from '../../ui/drawer'
import { Stack } from '../../ui/stack'

type FilterSheetProps = {
  title: string
  /** What the button that closes it says. */
  show: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

// Beside the list where both have room, over its lower part on a phone.
const sideHere = () =>
  window.matchMedia('(min-width: 600px) and (min-height: 500px)').matches ? 'end' : 'bottom'

/** All that narrows and orders a list: the list behind answers at once. */
export const FilterSheet = ({ title, show, open, onClose, children }: FilterSheetProps) => (
  <Drawer
    open={open}
    onClose={onClose}
    title={title}
    side={sideHere()}
    footer={
      <Button variant="primary" size="large" wide onClick={onClose}>
        {show}
      </Button>
    }
  >
    <Stack>{children}</Stack>
  </Drawer>
)
