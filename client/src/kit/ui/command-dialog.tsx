import { Search, X } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './command-dialog.module.css'
import { IconButton } from './icon-button'
import { useKitWords } from './kit-words'
import { useModal } from './use-modal'
import { VisuallyHidden } from './visually-hidden'

/** Something that can be found and chosen. */
export interface Command {
  id: string
  label: string
  detail?: string
  icon?: ReactNode
  onSelect: () => void
}

/** Commands of one kind under their heading. */
export interface CommandGroup {
  title: string
  commands: readonly Command[]
}

type CommandDialogProps = {
  open: boolean
  onClose: () => void
  label: string
  text: string
  onText: (text: string) => void
  groups: readonly CommandGroup[]
  /** What is said below the list: that it is being searched, that nothing was found, that it failed. */
  note?: string
}

const stepIndex = (from: number, by: number, count: number) => (from + by + count) % count

const keySteps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }

/** The command that Enter runs: the first until another is reached by arrow or pointer. */
const useActive = (groups: readonly CommandGroup[], choose: (command: Command) => void) => {
  const commands = groups.flatMap((group) => group.commands)
  const [wanted, setWanted] = useState<string>()
  const active = commands.find(({ id }) => id === wanted) ?? commands[0]
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends what an input method composes.
    if (!active || event.nativeEvent.isComposing) return
    const by = keySteps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      setWanted(commands[stepIndex(commands.indexOf(active), by, commands.length)]!.id)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(active)
    }
  }
  return { active, setWanted, onKeyDown }
}

type ListProps = {
  id: string
  label: string
  groups: readonly CommandGroup[]
  active: Command | undefined
  onPoint: (id: string) => void
  onChoose: (command: Command) => void
}

const CommandList = ({ id, label, groups, active, onPoint, onChoose }: ListProps) => (
  <div className={styles.list} role="listbox" id={id} aria-label={label}>
    {groups.map(({ title, commands }) => (
      <div key={title} role="group" aria-label={title}>
        <p className={styles.heading} aria-hidden="true">
          {title}
        </p>
        {commands.map((command) => (
          <div
            key={command.id}
            role="option"
            id={`${id}-${command.id}`}
            aria-selected={command === active}
            className={styles.command}
            onMouseMove={() => onPoint(command.id)}
            // The focus stays in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(command)}
          >
            <span className={styles.icon} aria-hidden="true">
              {command.icon}
            </span>
            <span className={styles.label}>{command.label}</span>
            {command.detail && <span className={styles.detail}>{command.detail}</span>}
          </div>
        ))}
      </div>
    ))}
  </div>
)

/** A box to type in and what it finds, chosen by arrows and Enter or by hand: the combobox that WAI-ARIA describes. */
export const CommandDialog = (props: CommandDialogProps) => {
  const { open, onClose, label, text, onText, groups, note } = props
  const id = useId()
  const words = useKitWords()
  const { dialogProps } = useModal(open, onClose)
  const choose = (command: Command) => {
    onClose()
    command.onSelect()
  }
  const { active, setWanted, onKeyDown } = useActive(groups, choose)
  const activeId = open && active ? `${id}-${active.id}` : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  return (
    <dialog {...dialogProps} className={styles.dialog} aria-label={label}>
      {open && (
        <div className={styles.panel}>
          <div className={styles.line}>
            <Search aria-hidden="true" className={styles.glass} />
            <input
              className={styles.input}
              role="combobox"
              aria-label={label}
              aria-expanded={active !== undefined}
              aria-controls={id}
              aria-activedescendant={activeId}
              aria-autocomplete="list"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              data-autofocus
              placeholder={label}
              value={text}
              onChange={(event) => {
                setWanted(undefined)
                onText(event.target.value)
              }}
              onKeyDown={onKeyDown}
            />
            <IconButton label={words.close} icon={<X />} onClick={onClose} />
          </div>
          <CommandList {...{ id, label, groups, active }} onPoint={setWanted} onChoose={choose} />
          {note && (
            <p className={styles.note} aria-hidden="true">
              {note}
            </p>
          )}
          <VisuallyHidden live>{note}</VisuallyHidden>
        </div>
      )}
    </dialog>
  )
}
