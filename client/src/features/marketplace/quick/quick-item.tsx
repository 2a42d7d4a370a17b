import { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import { QuickPicture } from './quick-picture'
import { useQuickItem, type QuickItem as Values } from './use-quick-item'
import { quickWords } from './words'
import { useAccount } from '../../../kit/data/use-account'
import { itemAddress } from '../../../kit/site-address'

const nothing: Values = { title: '', variations: [{ price: null }] }

/** What is left to do when a name has been typed before the picture was taken. */
const focusNext = (form: UseFormReturn<Values>) =>
  form.setFocus(form.getValues('title').trim() ? 'variations.0.price' : 'title')

const QuickDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const words = useWords(quickWords)
  const { take, publish, drop } = useQuickItem()
  const domain = useAccount().row?.str_domain
  const cancel = () => {
    void drop()
    onClose()
  }
  const add = async (values: Values) => {
    const { id, title } = await publish(values)
    onClose()
    const view = () => window.open(itemAddress(id, domain!), '_blank', 'noopener')
    toast.success(words.published(title), domain ? { label: words.viewOnSite, onClick: view } : undefined)
  }
  return (
    <Dialog open={open} onClose={cancel} title={words.title} description={words.about}>
      <Form<Values>
        label={words.title}
        contract={marketItemContract}
        defaultValues={nothing}
        guard={false}
        onSubmit={add}
      >
        {(form) => (
          <Stack gap={4}>
            <QuickPicture take={take} onChosen={() => focusNext(form)} />
            <Field name="title" autoComplete="off" enterKeyHint="next" />
            <MoneyField name="variations.0.price" />
            <FormActions submit={words.publish}>
              <Button onClick={cancel}>{words.cancel}</Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  )
}

/** Puts an item on sale from the list: its picture, its name, its price. */
export const QuickItem = () => {
  const words = useWords(quickWords)
  const [open, setOpen] = useState(false)
  if (!useMay(marketItemContract, 'create')) return null
  return (
    <>
      <Button icon={<Camera />} onClick={() => setOpen(true)}>
        {words.quick}
      </Button>
      <QuickDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
