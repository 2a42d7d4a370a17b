import { bookingFaults, bookingFields, type BookingField } from '@mainstreet/shared/rules/booking-rules'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useOperation } from '../../kit/data/data-writes'
import type { ApiError } from '../../kit/data/rest'
import { usePath } from '../../kit/site/site-link'
import { useBookingTexts } from '../../kit/site/texts/booking-texts'
import { useLocale } from '../../kit/site/texts/use-texts'
import { trackVisit } from '../../kit/site/track-visit'

type Field = BookingField | 'startsAt'
type Faults = Partial<Record<Field, string>>

/** What a guest has chosen by pressing. */
export interface Chosen {
  startsAt: string
  people: number
}

const useFaults = () => {
  const { errors } = useBookingTexts()
  return {
    /** What keeps the form from being sent, as it is said beside each field. */
    of(written: Record<string, string>, { startsAt }: Chosen): Faults {
      const faults = bookingFaults(written)
      return {
        ...(!startsAt && { startsAt: errors.time }),
        ...(faults.name && { name: errors.name }),
        ...(faults.phone && { phone: faults.phone === 'required' ? errors.reach : errors.phone }),
        ...(faults.email && { email: errors.email }),
      }
    },
    /** What the server has found. */
    ofAnswer({ errors: found }: ApiError): Faults {
      return {
        ...(found.startsAt && { startsAt: errors.startsAt }),
        ...(found.name && { name: errors.name }),
        ...(found.phone && { phone: errors.phone }),
        ...(found.email && { email: errors.email }),
      }
    },
  }
}

/** How the form is sent, what is wrong with it and what it says. */
export const useBookForm = (chosen: Chosen) => {
  const texts = useBookingTexts()
  const language = useLocale()
  const check = useFaults()
  const { run, busy } = useOperation('book-table')
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [notice, setNotice] = useState('')
  const navigate = useNavigate()
  const path = usePath()

  const refuse = (wrong: Faults) => {
    // The error is there before the focus arrives, so that it is read out with the field.
    flushSync(() => setFaults(wrong))
    const first = (['startsAt', ...bookingFields] as const).find((field) => wrong[field])!
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const fail = (error: ApiError) => {
    const wrong = check.ofAnswer(error)
    if (Object.keys(wrong).length) return refuse(wrong)
    const isAway = error.code === 503 || error.code === 0
    setNotice(error.code === 429 ? texts.tooMany : isAway ? texts.unavailable : texts.failed)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    setNotice('')
    const written = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    )
    const { name = '', phone = '', email = '', reference = '' } = written
    const wrong = check.of(written, chosen)
    if (Object.keys(wrong).length) return refuse(wrong)
    setFaults({})
    try {
      const { token } = await run({ ...chosen, name, phone, email, reference, language })
      trackVisit('Lead')
      await navigate(path(token ? pathTo(routes.booking, token) : routes.menu))
    } catch (error) {
      // Operations reject with ApiError.
      fail(error as ApiError)
    }
  }

  const forget = (fields: readonly Field[]) =>
    setFaults((had) =>
      Object.fromEntries(Object.entries(had).filter(([name]) => !fields.some((each) => each === name))),
    )
  return { form, faults, notice, busy, submit, forget }
}
