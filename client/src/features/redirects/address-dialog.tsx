import { redirectContract, type Redirect } from '@mainstreet/shared/contracts/site/redirects'
import { useSave } from '../../kit/data/data-writes'
import { DialogActions } from '../../kit/form/dialog-actions'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { useWords } from '../../kit/language/bilingual'
import { Dialog } from '../../kit/ui/dialog'
import { Stack } from '../../kit/ui/stack'
import { toast } from '../../kit/ui/toaster'
import { addressWords } from './address-words'

/** An address that is edited; a new one has no id yet, and may be known already. */
export type EditedAddress = Pick<Redirect, 'path' | 'target'> & { id?: number }

/** Says where an old address leads. */
export const AddressDialog = ({ edited, onClose }: { edited: EditedAddress; onClose: () => void }) => {
  const words = useWords(addressWords)
  const { create, patch } = useSave('redirects')
  const { id, path, target } = edited
  const title = id === undefined ? words.add : words.edit
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form<Pick<Redirect, 'path' | 'target'>>
        label={title}
        contract={redirectContract}
        defaultValues={{ path, target }}
        onSubmit={async (typed) => {
          const saved = await (id === undefined ? create(typed) : patch(id, typed))
          toast.success(words.saved(saved.path))
        }}
        onSaved={onClose}
      >
        <Stack>
          <Field name="path" help={words.pathHelp} autoComplete="off" autoCapitalize="none" required />
          <Field name="target" help={words.targetHelp} autoComplete="off" autoCapitalize="none" required />
        </Stack>
        <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
