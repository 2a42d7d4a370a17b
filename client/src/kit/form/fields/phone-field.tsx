import { formatPhone, isWholePhone, readPhone } from '@mainstreet/shared/rules/phone'
import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import { TextField } from '../../ui/text-field'
import type { FormWords } from '../form-words'
import { withPermission } from '../with-permission'
import { useFormField, type FieldProps } from './use-form-field'

/** One of anybody's, also of another country and with an extension. */
const anyPhoneCheck = (value: unknown, words: FormWords) =>
  readPhone(String(value)) ? undefined : words.anyPhone

const phoneCheck = (value: unknown, words: FormWords) =>
  isWholePhone(String(value)) ? undefined : words.phone

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** The place behind so many digits of a text. */
const placeBehind = (text: string, digits: number) => {
  let place = 0
  for (let seen = 0; place < text.length && seen < digits; place++) if (/\d/.test(text[place]!)) seen++
  return place
}

type Typed = { box: HTMLInputElement; digits: number }

/** Keeps the cursor behind the digit that was typed: a text that is written anew would send it to the end. */
const useCursor = (value: string) => {
  const typed = useRef<Typed | null>(null)
  useLayoutEffect(() => {
    if (!typed.current) return
    const { box, digits } = typed.current
    const place = placeBehind(value, digits)
    box.setSelectionRange(place, place)
    typed.current = null
  }, [value])
  return ({ target }: ChangeEvent<HTMLInputElement>) => {
    const place = target.selectionStart ?? target.value.length
    // At the end it stays there by itself.
    if (place < target.value.length)
      typed.current = { box: target, digits: digitsIn(target.value.slice(0, place)) }
  }
}

type PhoneFieldProps = FieldProps & { autoComplete?: string; anybodys?: boolean }

/** A phone number, put into the form (xxx) xxx-xxxx while it is typed; one that is not whole is refused, and of elsewhere unless it is `anybodys`. */
export const PhoneField = withPermission(({ autoComplete = 'tel', anybodys, ...props }: PhoneFieldProps) => {
  const check = anybodys ? anyPhoneCheck : phoneCheck
  const { value, onChange, ...field } = useFormField(props, check).field
  const keepCursor = useCursor(value ?? '')
  return (
    <TextField
      {...field}
      type="tel"
      autoComplete={autoComplete}
      value={value ?? ''}
      onChange={(event) => {
        keepCursor(event)
        onChange(formatPhone(event.target.value))
      }}
    />
  )
})
