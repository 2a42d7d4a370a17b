import { maxVariations } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { choiceOf, combinationsOf } from '@mainstreet/shared/rules/items/item-options'
import { Plus, Shapes, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../../../kit/language/bilingual'
import { Button } from '../../../../kit/ui/button'
import { ConfirmDialog } from '../../../../kit/ui/confirm-dialog'
import { IconButton } from '../../../../kit/ui/icon-button'
import { Notice } from '../../../../kit/ui/notice'
import type { ItemForm } from '../item-form'
import { OptionRow } from './option-row'
import styles from './options-editor.module.css'
import { readOptions, useOptions } from './use-options'
import { optionWords } from './option-words'
import { Text } from '../../../../kit/ui/text'

const mostOptions = 3

/** The focus goes to an option that was added just now. */
const useFocusOnNew = (count: number) => {
  const list = useRef<HTMLUListElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (added.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    added.current = false
  }, [count])
  return { list, note: () => void (added.current = true) }
}

/** What the variations of an item differ in, such as colour and size: they are made of its values. */
export const OptionsEditor = ({ form }: { form: UseFormReturn<ItemForm> }) => {
  const words = useWords(optionWords)
  const { options, rows, asking, type, add, remove, apply, confirm, dismiss } = useOptions(form)
  const { list, note } = useFocusOnNew(options.length)
  const begin = () => {
    note()
    add()
  }
  if (options.length === 0)
    return (
      <Button icon={<Shapes />} onClick={begin}>
        {words.offer}
      </Button>
    )
  const known = readOptions(options)
  const others = rows.filter(({ variation }) => known.length > 0 && !choiceOf(variation, known))
  const isTooMuch = combinationsOf(known).length > maxVariations
  return (
    <div className={styles.options}>
      <div className={styles.rows}>
        <ul ref={list} className={styles.list} aria-label={words.list}>
          {options.map((option, index) => (
            <OptionRow
              key={index}
              number={index + 1}
              option={option}
              onType={(next) => type(index, next)}
              onApply={apply}
            />
          ))}
        </ul>
        <div className={styles.line} style={{ gridRow: options.length + 1 }}>
          {options.length < mostOptions && (
            <Button size="small" icon={<Plus />} onClick={begin}>
              {words.add}
            </Button>
          )}
          <span>{words.about}</span>
          <span role="status">{known.length > 0 && !isTooMuch && words.count(rows.length)}</span>
        </div>
        {/* After all of the boxes, so that the tab key goes from one box to the next. */}
        {options.map(({ option }, index) => (
          <IconButton
            key={index}
            className={styles.remove}
            style={{ gridRow: index + 1 }}
            label={words.remove(option)}
            icon={<Trash2 />}
            onClick={() => remove(index)}
          />
        ))}
      </div>
      {isTooMuch && (
        <Text as="p" role="alert" size="sm" tone="danger">
          {words.tooMany(maxVariations)}
        </Text>
      )}
      {others.length > 0 && !asking && rows.length > 1 && (
        <Notice>{words.others(others.map(({ variation }) => variation || '—').join(', '))}</Notice>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onClose={dismiss}
        onConfirm={confirm}
        title={words.askTitle(asking?.removed.length ?? 0)}
        confirm={words.confirm}
        danger
      >
        <p>{words.ask(asking?.removed.map(({ variation }) => variation || '—').join(', ') ?? '')}</p>
      </ConfirmDialog>
    </div>
  )
}
