import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useFormKit } from '../../../kit/form/form-context'
import { useFormField } from '../../../kit/form/fields/use-form-field'
import { insertText, linesOf, newLine, sameLines, storedLines, type ServiceLine } from './service-lines'

type Focus = { key: number; at: number }

/** The boxes of the lines, and the one that is to take the focus once it is there. */
const useBoxes = () => {
  const boxes = useRef(new Map<number, HTMLInputElement>())
  const [focus, setFocus] = useState<Focus | null>(null)
  useEffect(() => {
    const box = focus && boxes.current.get(focus.key)
    box?.focus()
    box?.setSelectionRange(focus!.at, focus!.at)
  }, [focus])
  const boxOf =
    ({ key }: ServiceLine) =>
    (box: HTMLInputElement | null) => {
      if (box) boxes.current.set(key, box)
      return () => void boxes.current.delete(key)
    }
  return { boxOf, setFocus }
}

const selectedText = ({ selectionStart, selectionEnd, value }: HTMLInputElement) => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})

/** The lines that are shown, and their text as the form's value. */
const useLines = (name: string) => {
  const { field } = useFormField({ name })
  const { autoSave } = useFormKit()
  const [lines, setLines] = useState(() => linesOf(field.value))
  const [seen, setSeen] = useState(field.value)
  if (field.value !== seen) {
    setSeen(field.value)
    // Changed elsewhere, and nothing else typed here.
    if (!sameLines(lines, field.value)) setLines(linesOf(field.value))
  }
  const change = (next: ServiceLine[]) => {
    setLines(next)
    field.onChange(storedLines(next))
  }
  const save = (next: ServiceLine[]) => {
    change(next)
    autoSave?.commit(name)
  }
  return { lines, setLines, change, save, field }
}

/** The lines of a list of services as a field of a form: what is typed is saved when a line is left, all else at once. */
export const useServiceLines = (name: string) => {
  const { lines, setLines, change, save, field } = useLines(name)
  const { boxOf, setFocus } = useBoxes()
  const container = useRef<HTMLDivElement>(null)
  const id = useId()

  const indexOf = (line: ServiceLine) => lines.findIndex(({ key }) => key === line.key)
  const focusOn = (line: ServiceLine | undefined) => {
    if (line) setFocus({ key: line.key, at: line.text.length })
    else container.current?.focus()
  }
  const insert = (line: ServiceLine, box: HTMLInputElement, text: string) => {
    const made = insertText(lines, indexOf(line), { text, ...selectedText(box) })
    change(made.lines)
    setFocus(made.focus)
  }
  const remove = (line: ServiceLine, next: ServiceLine | undefined) => {
    focusOn(next)
    save(lines.filter(({ key }) => key !== line.key))
  }
  /** What a key does in a line; false where it does what it does everywhere. */
  const pressed = (line: ServiceLine, key: string, box: HTMLInputElement): boolean => {
    const [before, after] = [lines[indexOf(line) - 1], lines[indexOf(line) + 1]]
    if (key === 'Enter') insert(line, box, '\n')
    else if (key === 'ArrowUp' && before) focusOn(before)
    else if (key === 'ArrowDown' && after) focusOn(after)
    else if (key === 'Backspace' && !line.text) remove(line, before ?? after)
    else return false
    return true
  }
  return {
    id,
    lines,
    error: field.error,
    container,
    boxOf,
    placeOf: (line: ServiceLine) => indexOf(line) + 1,
    type: (line: ServiceLine, text: string) =>
      change(lines.map((each) => (each.key === line.key ? { ...each, text } : each))),
    leave: field.onBlur,
    press(line: ServiceLine, event: KeyboardEvent<HTMLInputElement>) {
      // While characters are composed, Enter chooses one of them.
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (pressed(line, event.key, event.currentTarget)) event.preventDefault()
    },
    paste(line: ServiceLine, event: ClipboardEvent<HTMLInputElement>) {
      const text = event.clipboardData.getData('text').trim()
      if (!text.includes('\n')) return
      event.preventDefault()
      insert(line, event.currentTarget, text)
    },
    remove: (line: ServiceLine) => remove(line, lines[indexOf(line) + 1] ?? lines[indexOf(line) - 1]),
    reorder: save,
    append() {
      const line = newLine()
      setLines([...lines, line])
      focusOn(line)
    },
  }
}

/** The list of services as it is being written. */
export type ServiceLines = ReturnType<typeof useServiceLines>
