import { useFormContext, useWatch } from 'react-hook-form'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { NumberField } from '../../../kit/form/fields/number-field'
import { Row } from '../../../kit/ui/stack'
import { SegmentedControl } from '../../../kit/ui/segmented-control'

/** What less by a percentage or by dollars is called, on a sale as on a code. */
export const offKinds = {
  en: { percent: '% off', amount: '$ off' },
  fr: { percent: '% de rabais', amount: '$ de rabais' },
} as const

type HowMuchProps<Kind extends string> = {
  kinds: readonly Kind[]
  words: {
    how: string
    kinds: Readonly<Record<Kind, string>>
    /** What is typed for a kind; one that is missing is all said by its name. */
    value: Readonly<Partial<Record<Kind, string>>>
  }
}

/** By how much a price falls: the form's `kind`, and its `value` as a percentage or in dollars. */
export const HowMuch = <Kind extends string>({ kinds, words }: HowMuchProps<Kind>) => {
  const { setValue } = useFormContext<{ kind: string }>()
  const kind = useWatch<{ kind: string }, 'kind'>({ name: 'kind' }) as Kind
  const label = words.value[kind]
  return (
    <Row align="end">
      <SegmentedControl
        label={words.how}
        value={kind}
        onChange={(chosen) => setValue('kind', chosen, { shouldDirty: true })}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {label && kind === 'percent' && <NumberField name="value" label={label} suffix="%" required />}
      {label && kind !== 'percent' && <MoneyField name="value" label={label} required />}
    </Row>
  )
}
