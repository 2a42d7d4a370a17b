import {
  shippingZoneContract,
  type ShippingZone,
} from '@mainstreet/shared/contracts/marketplace/shipping-zones'
import { zoneBases, type ZoneBasis, type ZoneWay } from '@mainstreet/shared/rules/shipping/zones'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSave } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { Field } from '../../../kit/form/fields/field'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { TextAreaField } from '../../../kit/form/fields/text-area-field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { Dialog } from '../../../kit/ui/dialog'
import { Grid, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import { RateSteps } from './rate-steps'
import { zoneWords } from './zone-words'

/** What the dialog is about: a zone, or a new one of a way, which goes last. */
export type EditedZone = ShippingZone | { way: ZoneWay; order: number }

type Typed = Pick<ShippingZone, 'name' | 'places' | 'basis' | 'freeFrom'> & {
  steps: { upTo: number | null; price: number | null }[]
  price: number | null
  minimum: number | null
}

const fresh: Typed = {
  name: '',
  places: '',
  basis: 'order',
  steps: [],
  price: null,
  freeFrom: null,
  minimum: 0,
}

const typedOf = (edited: EditedZone): Typed => {
  if (!('id' in edited)) return fresh
  const { name, places, basis, steps, price, freeFrom, minimum } = edited
  return { name, places, basis, steps, price, freeFrom, minimum }
}

const bodyOf = ({ steps, price, minimum, ...typed }: Typed) => ({
  ...typed,
  // What is only begun is no step.
  steps: steps.flatMap(({ upTo, price: costs }) => (upTo === null ? [] : [{ upTo, price: costs ?? 0 }])),
  price: price ?? 0,
  minimum: minimum ?? 0,
})

const Prices = () => {
  const words = useWords(zoneWords)
  const basis = useWatch({ name: 'basis' }) as ZoneBasis
  return (
    <>
      <SelectField name="basis" options={zoneBases.map((value) => ({ value, label: words.bases[value] }))} />
      {basis !== 'order' && <RateSteps basis={basis} />}
      <MoneyField name="price" label={basis === 'order' ? undefined : words.beyond} />
      {basis === 'weight' && (
        <Text as="p" size="sm" tone="muted">
          {words.unweighed}
        </Text>
      )}
      <Grid min={12}>
        <MoneyField name="freeFrom" help={words.freeHelp} />
        <MoneyField name="minimum" help={words.minimumHelp} />
      </Grid>
    </>
  )
}

/** Makes or changes a zone. */
export const ZoneDialog = ({ edited, onClose }: { edited: EditedZone; onClose: () => void }) => {
  const words = useWords(zoneWords)
  const { create, patch } = useSave('shipping-zones')
  const [defaultValues] = useState(() => typedOf(edited))
  const isNew = !('id' in edited)
  const title = isNew ? words.add[edited.way] : words.edit(edited.name)
  const save = async (typed: Typed) => {
    const body = bodyOf(typed)
    await (isNew ? create({ ...edited, ...body }) : patch(edited.id, body))
    toast.success(words.saved(typed.name.trim()))
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form<Typed>
        label={title}
        contract={shippingZoneContract}
        defaultValues={defaultValues}
        onSubmit={save}
        onSaved={onClose}
      >
        <Stack>
          <Field name="name" help={words.nameHelp} autoComplete="off" required />
          <TextAreaField name="places" help={words.placesHelp} rows={2} />
          <Prices />
        </Stack>
        <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
