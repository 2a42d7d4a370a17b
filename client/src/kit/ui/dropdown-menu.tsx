import { DropdownMenu as Radix, Slot } from 'radix-ui'
import {
  use,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import styles from './dropdown-menu.module.css'
import { Glyph } from './glyph'
import { IconButton } from './icon-button'
import { OverlayContainer } from './overlay-container'
import { PageLink } from './page-link'

/** One line of a menu: it does something, leads somewhere, or is a line between groups. */
export type MenuItem =
  | 'separator'
  | {
      label: string
      /** What it does, where the label alone does not say it. */
      about?: string
      onSelect?: () => void
      to?: string
      icon?: ReactNode
      danger?: boolean
      disabled?: boolean
    }

type DropdownMenuProps = {
  label: string
  /** The lines, or what makes them when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  trigger?: ReactNode
}

type Line = Exclude<MenuItem, 'separator'>

const Item = ({ item, onSelect }: { item: Line; onSelect: () => void }) => {
  const id = useId()
  const content = (
    <>
      {item.icon}
      <span>
        <span id={id}>{item.label}</span>
        {item.about && (
          <span id={`${id}-about`} className={styles.about}>
            {item.about}
          </span>
        )}
      </span>
    </>
  )
  return (
    <Radix.Item
      className={styles.item}
      aria-labelledby={item.about && id}
      aria-describedby={item.about && `${id}-about`}
      data-danger={item.danger || undefined}
      disabled={item.disabled}
      onSelect={onSelect}
      asChild={item.to !== undefined}
    >
      {item.to !== undefined ? <PageLink to={item.to}>{content}</PageLink> : content}
    </Radix.Item>
  )
}

type HungMenuProps = {
  id: string
  label: string
  /** The button that the menu belongs to; it stands outside, so that a menu costs nothing until it is wanted. */
  button: HTMLElement
  items: readonly MenuItem[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Stands in for the button, which is rendered already: the menu is placed at it and gives the focus back. */
const Stand = ({ button, ref }: { button: HTMLElement; ref?: Ref<HTMLElement> }) => {
  useImperativeHandle(ref, () => button, [button])
  return null
}

const HungMenu = ({ id, label, button, items, open, onOpenChange }: HungMenuProps) => {
  const chosen = useRef<() => void>(undefined)
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <Stand button={button} />
      </Radix.Trigger>
      <Radix.Portal container={use(OverlayContainer)}>
        <Radix.Content
          id={id}
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          // What is chosen is done when the button has the focus again, so that a dialog gives it back to the button.
          onCloseAutoFocus={() => {
            if (chosen.current) queueMicrotask(chosen.current)
            chosen.current = undefined
          }}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              <Radix.Separator key={index} className={styles.separator} />
            ) : (
              <Item
                key={item.label}
                item={item}
                onSelect={() => {
                  chosen.current = item.onSelect
                }}
              />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const openingKeys = new Set(['Enter', ' ', 'ArrowDown'])

/** Actions behind a button, three dots by default; not modal, so that opening one never shifts the page. */
export const DropdownMenu = ({ label, items, trigger }: DropdownMenuProps) => {
  const id = useId()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const want = (event: SyntheticEvent<HTMLElement>) => setButton(event.currentTarget)
  const opener = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'data-state': open ? 'open' : 'closed',
    onFocus: want,
    onPointerEnter: want,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.ctrlKey) return
      want(event)
      setOpen(!open)
      // The menu takes the focus, and the button must not take it back.
      if (!open) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!openingKeys.has(event.key)) return
      event.preventDefault()
      want(event)
      setOpen(event.key === 'ArrowDown' || !open)
    },
  }
  return (
    <>
      {trigger ? (
        <Slot.Root {...opener}>{trigger}</Slot.Root>
      ) : (
        <IconButton label={label} icon={<Glyph name="dots" />} {...opener} />
      )}
      {button && (
        <HungMenu
          {...{ id, label, button, open }}
          onOpenChange={setOpen}
          items={open ? (typeof items === 'function' ? items() : items) : []}
        />
      )}
    </>
  )
}
