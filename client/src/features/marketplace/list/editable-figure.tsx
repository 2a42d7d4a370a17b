import {
  marketVariationContract,
  type MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { NumberField } from '../../../kit/form/fields/number-field'
import type { SaveState } from '../../../kit/form/use-auto-save'
import { useMay } from '../../../kit/session/use-may'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden'
import styles from './editable-figure.module.css'

type EditableFigureProps = {
  variation: MarketVariation
  name: 'price' | 'stock'
  /** What pressing it does. */
  label: string
  children: ReactNode
}

/** Puts the cursor into the box that was opened, knows whether it still says the same, and goes back on what opened it when that is there again. */
const useFocus = (isOpen: boolean) => {
  const place = useRef<HTMLSpanElement>(null)
  const wasOpen = useRef(isOpen)
  const text = useRef('')
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const input = place.current?.querySelector('input')
    input?.focus()
    input?.select()
    text.current = input?.value ?? ''
    if (!isOpen && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [isOpen])
  return { place, isAsOpened: (input: HTMLInputElement) => input.value === text.current }
}

/** A figure of a list that becomes a box when it is pressed, and is saved when that is left; Escape takes back what was typed. */
export const EditableFigure = ({ variation, name, label, children }: EditableFigureProps) => {
  const may = useMay(marketVariationContract, 'patch')
  const { patch } = useSave('market-variations')
  const [isOpen, setOpen] = useState(false)
  const { place, isAsOpened } = useFocus(isOpen)
  const closeSaved = useCallback(({ saved, saving, refused }: SaveState) => {
    if (saved && !saving && !refused) setOpen(false)
  }, [])
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && isAsOpened(target)) setOpen(false)
  }
  // The stock moves by what was typed: what was sold meanwhile stays sold.
  const save = (data: Parameters<typeof patch>[1]) =>
    patch(variation.id, name === 'stock' ? { ...data, stockSeen: variation.stock } : data)
  if (!may) return children
  return (
    <span ref={place} className={styles.place}>
      {isOpen ? (
        <span
          className={styles.box}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          <AutoSaveForm
            contract={marketVariationContract}
            row={variation}
            label={label}
            save={save}
            onState={closeSaved}
          >
            {name === 'price' ? (
              <MoneyField name="price" hideLabel />
            ) : (
              <NumberField name="stock" hideLabel />
            )}
          </AutoSaveForm>
        </span>
      ) : (
        <button type="button" className={styles.figure} title={label} onClick={() => setOpen(true)}>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {children}
        </button>
      )}
    </span>
  )
}
