import { eraseBuyer } from '@mainstreet/shared/contracts/orders/buyers'
import { useOperation } from '../../kit/data/data-writes'
import { DialogActions } from '../../kit/form/dialog-actions'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { Dialog } from '../../kit/ui/dialog'
import { toast } from '../../kit/ui/toaster'
import { buyerWords } from './buyer-words'
import styles from './buyers.module.css'

type EraseDialogProps = { email: string; open: boolean; onClose: () => void; onErased: () => void }

/** Says what goes and what stays, and has the address typed again before it happens. */
export const EraseDialog = ({ email, open, onClose, onErased }: EraseDialogProps) => {
  const words = useWords(buyerWords)
  const customerId = useCustomerId()
  const { run } = useOperation('erase-buyer')
  return (
    <Dialog open={open} onClose={onClose} title={words.eraseTitle} description={words.eraseAbout(email)}>
      <ul className={styles.consequences}>
        <li>{words.eraseOrders}</li>
        <li>{words.eraseMails}</li>
        <li>{words.eraseArchives}</li>
        <li>{words.eraseElsewhere}</li>
      </ul>
      <Form
        label={words.eraseTitle}
        guard={false}
        contract={eraseBuyer}
        defaultValues={{ customerId, email, confirm: '' }}
        onSubmit={async (values) => void toast.success(words.erased(await run(values)))}
        onSaved={onErased}
      >
        <Field name="confirm" type="email" autoComplete="off" required data-autofocus />
        <DialogActions submit={words.eraseNow} cancel={words.keep} onCancel={onClose} danger />
      </Form>
    </Dialog>
  )
}
