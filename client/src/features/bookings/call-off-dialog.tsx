import { bookingContract, type TableBooking } from '@mainstreet/shared/contracts/bookings'
import { createPortal } from 'react-dom'
import { useSave } from '../../kit/data/data-writes'
import { DialogActions } from '../../kit/form/dialog-actions'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { useWords } from '../../kit/language/bilingual'
import { Dialog } from '../../kit/ui/dialog'
import { toast } from '../../kit/ui/toaster'
import { bookingWords } from './booking-words'

type CallOffProps = {
  /** The tables that are called off; the dialog is closed without any. */
  bookings: readonly TableBooking[]
  reason?: string
  onClose: () => void
}

/** Asks why tables are called off, and tells each guest; what was called off before one is refused stays so. */
export const CallOffDialog = ({ bookings, reason = '', onClose }: CallOffProps) => {
  const words = useWords(bookingWords)
  const { patch } = useSave('table-bookings')
  const title = words.callOffTitle(bookings.length)
  const callOff = async (typed: { reason: string }) => {
    for (const { id } of bookings) await patch(id, { status: 'calledOff', reason: typed.reason.trim() })
    const unreached = bookings.filter(({ email }) => !email)
    if (unreached.length > 0) toast.info(words.toCall)
    else toast.success(words.calledOff(bookings.length))
  }
  // It may be asked from within a form, which must neither hold this one nor be sent with it.
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog open={bookings.length > 0} onClose={onClose} title={title} description={words.callOffAbout}>
        <Form
          label={title}
          contract={bookingContract}
          guard={false}
          defaultValues={{ reason }}
          onSubmit={callOff}
          onSaved={onClose}
        >
          <Field
            name="reason"
            required
            autoComplete="off"
            placeholder={words.callOffExample}
            data-autofocus
          />
          <DialogActions
            submit={words.callOffNow(bookings.length)}
            cancel={words.cancel}
            onCancel={onClose}
          />
        </Form>
      </Dialog>
    </div>,
    document.body,
  )
}
