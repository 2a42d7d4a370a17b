import { shopPrice } from '@mainstreet/shared/rules/items/shop'
import type { Locale } from '@mainstreet/shared/rules/language'
import { useState } from 'react'
import { useLocale } from '../../site/words/use-site-words'
import { TextField } from '../../ui/text-field'
import { parseNumber } from './parse-number'

/** The price a person typed in their language, as an address says it; empty when nothing is typed, undefined when it is none. */
export const typedPrice = (typed: string, locale: Locale): string | undefined => {
  const dollars = parseNumber(typed, locale)
  if (dollars === null) return ''
  const text = Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2)
  return shopPrice(text) === undefined ? undefined : text
}

type PriceBoundProps = { label: string; hint: string; value: string; onSettle: (value: string) => void }

/** A price that narrows a list; it counts when the box is left or Enter is pressed, and what is none is taken back. */
export const PriceBound = ({ label, hint, value, onSettle }: PriceBoundProps) => {
  const locale = useLocale()
  const [draft, setDraft] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setDraft(null)
  }
  const shown = locale === 'fr' ? value.replace('.', ',') : value
  const settle = () => {
    const text = typedPrice(draft ?? shown, locale)
    if (text === undefined || text === value) return setDraft(null)
    setDraft(locale === 'fr' ? text.replace('.', ',') : text)
    onSettle(text)
  }
  return (
    <TextField
      label={label}
      hideLabel
      {...(locale === 'fr' ? { suffix: '$' } : { prefix: '$' })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder={hint}
      value={draft ?? shown}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  )
}
