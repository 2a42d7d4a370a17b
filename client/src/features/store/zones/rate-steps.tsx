import { maxRateSteps } from '@mainstreet/shared/contracts/marketplace/shipping-zones'
import type { ZoneBasis } from '@mainstreet/shared/rules/shipping/zones'
import { Plus, Trash2 } from 'lucide-react'
import type { RateStep } from '@mainstreet/shared/rules/shipping/zones'
import { useFieldArray, useWatch } from 'react-hook-form'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { NumberField } from '../../../kit/form/fields/number-field'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { IconButton } from '../../../kit/ui/icon-button'
import { Row, Stack } from '../../../kit/ui/stack'
import { zoneWords } from './zone-words'

const stepBy = { weight: 500, pieces: 5 }

/** Up to how many grams or pieces an order costs how much. */
export const RateSteps = ({ basis }: { basis: Exclude<ZoneBasis, 'order'> }) => {
  const words = useWords(zoneWords)
  const { fields, append, remove } = useFieldArray({ name: 'steps' })
  const steps = useWatch({ name: 'steps' }) as Partial<RateStep>[]
  const add = () => {
    const last = steps.at(-1)
    append({ upTo: (last?.upTo ?? 0) + stepBy[basis], price: last?.price ?? 0 })
  }
  return (
    <Stack gap={3} as="section" aria-label={words.stepsOf[basis]}>
      {fields.map(({ id }, at) => (
        <Row key={id} gap={3} align="end" nowrap>
          <NumberField name={`steps.${at}.upTo`} label={words.upTo[basis]} />
          <MoneyField name={`steps.${at}.price`} label={words.stepPrice} />
          <IconButton label={words.removeStep(at + 1)} icon={<Trash2 />} onClick={() => remove(at)} />
        </Row>
      ))}
      {fields.length < maxRateSteps && (
        <div>
          <Button icon={<Plus />} size="small" onClick={add}>
            {words.addStep}
          </Button>
        </div>
      )}
    </Stack>
  )
}
