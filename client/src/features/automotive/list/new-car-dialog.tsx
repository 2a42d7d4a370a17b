import { automotiveContract } from '@mainstreet/shared/contracts/automotive'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { vinFacts } from '@mainstreet/shared/rules/cars/vin'
import { useNavigate } from 'react-router-dom'
import { useSave } from '../../../kit/data/data-writes'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { NumberField } from '../../../kit/form/fields/number-field'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Grid, Stack } from '../../../kit/ui/stack'
import { VinField } from '../editor/vin-field'
import { listWords } from './words'

interface NewCar {
  vin: string
  year: number | null
  make: string
  model: string
}

const nothing: NewCar = { vin: '', year: null, make: '', model: '' }

/** Begins a car by its VIN or by hand, as a draft, and opens its editor. */
export const NewCarDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const words = useWords(listWords)
  const customerId = useCustomerId()
  const navigate = useNavigate()
  const { create } = useSave('automotive')
  const add = async ({ year, ...typed }: NewCar) => {
    const { id } = await create({ ...typed, year: year ?? undefined, customerId, status: 'draft' })
    await navigate(pathTo(backOfficeRoutes.editCar, id))
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.create} description={words.addAbout}>
      <Form<NewCar>
        label={words.create}
        contract={automotiveContract}
        defaultValues={nothing}
        guard={false}
        onSubmit={add}
      >
        {(form) => (
          <Stack gap={4}>
            <VinField
              help={words.vinHelp}
              onTyped={(vin) => {
                const { year, make } = vinFacts(vin, new Date().getFullYear())
                if (year && form.getValues('year') === null) form.setValue('year', year)
                if (make && form.getValues('make') === '') form.setValue('make', make)
              }}
            />
            <Grid min={10}>
              <NumberField name="year" />
              <Field name="make" autoComplete="off" />
            </Grid>
            <Field name="model" autoComplete="off" />
            <FormActions submit={words.add}>
              <Button onClick={onClose}>{words.cancel}</Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  )
}
