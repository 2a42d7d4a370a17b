import { bodyName, carSorts, gearKinds } from '@mainstreet/shared/rules/cars/car-lists'
import { useId, useState, type ReactNode } from 'react'
import { PriceBound } from '../../kit/form/fields/price-bound'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import { Select } from '../../kit/ui/select'
import { TextField } from '../../kit/ui/text-field'
import styles from './public-automotive-page.module.css'
import type { CarView } from './use-car-view'

type BoundProps = {
  label: string
  hint: string
  value: string
  onSettle: (text: string) => void
}

/** A year that counts when the box is left or Enter is pressed; what is no number is taken back. */
const YearBound = ({ label, hint, value, onSettle }: BoundProps) => {
  const [draft, setDraft] = useState<string | null>(null)
  const settle = () => {
    const text = (draft ?? value).trim()
    setDraft(null)
    if (text !== value && /^\d*$/.test(text)) onSettle(text)
  }
  return (
    <TextField
      label={label}
      hideLabel
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      placeholder={hint}
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  )
}

const Range = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.range}>
        {title}
      </p>
      <div className={styles.bounds}>{children}</div>
    </div>
  )
}

const Bounds = ({ view }: { view: CarView }) => {
  const words = usePlaceWords('cars')
  const { textOf, set } = view
  const bound = (param: 'from' | 'to' | 'least' | 'most') => ({
    value: textOf(param),
    onSettle: (text: string) => set({ [param]: text }),
  })
  return (
    <>
      <Range title={words.years}>
        <YearBound label={words.yearFrom} hint={words.from} {...bound('from')} />
        <span aria-hidden="true">–</span>
        <YearBound label={words.yearTo} hint={words.to} {...bound('to')} />
      </Range>
      <Range title={words.price}>
        <PriceBound label={words.priceFrom} hint={words.from} {...bound('least')} />
        <span aria-hidden="true">–</span>
        <PriceBound label={words.priceTo} hint={words.to} {...bound('most')} />
      </Range>
    </>
  )
}

/** Narrows the list by make, body, transmission, years and price, and puts it in order. */
export const CarFilters = ({ view }: { view: CarView }) => {
  const words = usePlaceWords('cars')
  const locale = useLocale()
  const { textOf, set, makes, bodies, order } = view
  const make = makes.find((each) => each.toLowerCase() === textOf('make').trim().toLowerCase()) ?? ''
  return (
    <div className={styles.controls} role="group" aria-label={words.choices}>
      <Select
        label={words.make}
        placeholder={words.allMakes}
        value={make}
        onChange={({ target }) => set({ make: target.value })}
        options={makes.map((value) => ({ value, label: value }))}
      />
      <Select
        label={words.body}
        placeholder={words.allBodies}
        value={textOf('body')}
        onChange={({ target }) => set({ body: target.value })}
        options={bodies.map((value) => ({ value, label: bodyName(value, locale) }))}
      />
      <Select
        label={words.gears}
        placeholder={words.allGears}
        value={textOf('gears')}
        onChange={({ target }) => set({ gears: target.value })}
        options={gearKinds.map((value) => ({ value, label: words.gearKinds[value] }))}
      />
      <Select
        label={words.sort}
        value={order}
        onChange={({ target }) => set({ sort: target.value === carSorts[0] ? '' : target.value })}
        options={carSorts.map((value) => ({ value, label: words.sorts[value] }))}
      />
      <Bounds view={view} />
    </div>
  )
}
