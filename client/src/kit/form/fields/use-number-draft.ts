import { useState } from 'react'
import { useBackOfficeLocale } from '../../language/bilingual'
import { parseNumber } from './parse-number'

type NumberDraft = {
  value: unknown
  onChange: (value: number | null) => void
  show: (value: number) => string
}

const textOf = (value: unknown, show: (value: number) => string) =>
  typeof value === 'number' && Number.isFinite(value) ? show(value) : ''

/** Keeps what is being typed apart from the number it means, so that "12." stays while 12 is in the form. */
export const useNumberDraft = ({ value, onChange, show }: NumberDraft) => {
  const locale = useBackOfficeLocale()
  const [draft, setDraft] = useState<string | null>(null)
  // A draft that no longer means the form's value was overtaken by a reset.
  const current = draft !== null && Object.is(parseNumber(draft, locale), value ?? null) ? draft : null
  const shown = textOf(value, show)
  return {
    text: current ?? (locale === 'fr' ? shown.replace('.', ',') : shown),
    type: (typed: string) => {
      setDraft(typed)
      onChange(parseNumber(typed, locale))
    },
    settle: () => {
      if (!Number.isNaN(value)) setDraft(null)
    },
  }
}
