import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { use, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './dropdown-menu.module.css'
import { IconButton } from './icon-button'
import { OverlayContainer } from './overlay-container'

/** One line of a menu: it does something, leads somewhere, or is a line between groups. */
export type MenuItem =
  | 'separator'
  | {
      label: string
      onSelect?: () => void
      to?: string
      icon?: ReactNode
      danger?: boolean
      disabled?: boolean
    }

type DropdownMenuProps = { label: string; items: readonly MenuItem[]; trigger?: ReactNode }

const Item = ({ item }: { item: Exclude<MenuItem, 'separator'> }) => {
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  return (
    <Radix.Item
      className={styles.item}
      data-danger={item.danger || undefined}
      disabled={item.disabled}
      onSelect={item.onSelect}
      asChild={item.to !== undefined}
    >
      {item.to !== undefined ? <Link to={item.to}>{content}</Link> : content}
    </Radix.Item>
  )
}

/** Actions behind a button, three dots by default; not modal, so that opening one never shifts the page. */
export const DropdownMenu = ({ label, items, trigger }: DropdownMenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger ?? <IconButton label={label} icon={<Ellipsis />} />}</Radix.Trigger>
    <Radix.Portal container={use(OverlayContainer)}>
      <Radix.Content
        className={styles.menu}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        aria-label={label}
      >
        {items.map((item, index) =>
          item === 'separator' ? (
            <Radix.Separator key={index} className={styles.separator} />
          ) : (
            <Item key={item.label} item={item} />
          ),
        )}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
