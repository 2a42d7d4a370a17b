import { bookingFaults, bookingFields, type BookingField } from '@mainstreet/shared/rules/booking-rules'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { useNavigate } from 'react-router-dom'
import { useOperation } from '../../kit/data/data-writes'
import type { ApiError } from '../../kit/data/rest'
import { usePath } from '../../kit/site/site-link'
import { useBookingWords } from '../../kit/site/words/booking-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import { trackVisit } from '../../kit/site/track-visit'
import { usePlainForm, type Faults as FormFaults } from '../../kit/site/use-plain-form'

type Field = BookingField | 'startsAt'
type Faults = FormFaults<Field>

/** What a guest has chosen by pressing. */
export interface Chosen {
  startsAt: string
  people: number
}

const useFaults = () => {
  const { errors } = useBookingWords()
  return {
    /** What keeps the form from being sent, as it is said beside each field. */
    of(written: Readonly<Record<string, string>>, { startsAt }: Chosen): Faults {
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
  const words = useBookingWords()
  const language = useLocale()
  const check = useFaults()
  const { run } = useOperation('book-table')
  const navigate = useNavigate()
  const path = usePath()
  return usePlainForm<Field>({
    fields: ['startsAt', ...bookingFields],
    check: (written) => check.of(written, chosen),
    async send({ name = '', phone = '', email = '', reference = '' }) {
      const { token } = await run({ ...chosen, name, phone, email, reference, language })
      trackVisit('Lead')
      await navigate(path(token ? pathTo(routes.booking, token) : routes.menu))
    },
    faultsOf: (error) => check.ofAnswer(error),
    words: { tooMany: words.tooMany, unavailable: words.unavailable, failed: words.failed },
  })
}
