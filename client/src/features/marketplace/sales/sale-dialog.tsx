import type { SalePlan } from '@mainstreet/shared/contracts/marketplace/sales'
import { saleKinds, type NamedSale } from '@mainstreet/shared/rules/money/named-sale'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { Input } from '@mainstreet/shared/services'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useOperation } from '../../../kit/data/data-writes'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { DateField } from '../../../kit/form/fields/date-field'
import { Field } from '../../../kit/form/fields/field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { TimeField } from '../../../kit/form/fields/time-field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats, useTimeZone } from '../../../kit/language/use-formats'
import { useCustomerId } from '../../../kit/session/session-context'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Notice } from '../../../kit/ui/notice'
import { Grid, Row, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import { PriceList } from '../bulk/price-list'
import { useCategories } from '../list/use-categories'
import { HowMuch } from './how-much'
import { momentsOf, spanOf, type TypedSpan } from './sale-span'
import { saleWords } from './sale-words'

interface Typed extends TypedSpan {
  /** "all", "chosen", "tag", "search", or a category's id. */
  what: string
  tag: string
  search: string
  kind: NamedSale['kind']
  value: number | null
  name: string
  leaveReduced: boolean
}

type Plan = Input<'plan-sale'>

const shownPrices = 6
const asks = ['all', 'chosen', 'tag', 'search']

const choiceOf = ({ what, tag, search }: Typed, ids: readonly number[] | undefined): Partial<Plan> => {
  if (what === 'chosen') return { ids: [...(ids ?? [])] }
  if (what === 'tag') return { tag }
  if (what === 'search') return { search }
  return asks.includes(what) ? {} : { categoryId: Number(what) }
}

interface Of {
  customerId: number
  timezone: string
  /** The items that are ticked. */
  ids: readonly number[] | undefined
}

/** What is typed as the server takes it; null while no beginning or discount is typed. */
const planOf = (typed: Typed, { customerId, timezone, ids }: Of): Plan | null => {
  const { name, kind, value, leaveReduced } = typed
  const span = momentsOf(typed, timezone)
  if (!span || value === null) return null
  return { customerId, name, kind, value, leaveReduced, ...span, ...choiceOf(typed, ids) }
}

/** Whether there is something to show of what is typed. */
const isComplete = ({ name, value, what, tag, search }: Typed) =>
  Boolean(value && name.trim() && (what !== 'tag' || tag.trim()) && (what !== 'search' || search.trim()))

/** What the sale would do to prices. */
const Preview = ({ plan }: { plan: SalePlan }) => {
  const words = useWords(saleWords)
  const { money } = useFormats()
  const { items, total, leftOut, unchanged } = plan
  const range = ({ min, max }: { min: number; max: number }) =>
    min === max ? money(cents(min)) : `${money(cents(min))} – ${money(cents(max))}`
  const shown = items.slice(0, shownPrices)
  const rows = shown.map(({ id, title, before, after }) => ({
    id,
    name: title,
    before: range(before),
    after: range(after),
  }))
  const changing = total - unchanged
  return (
    <Stack gap={2}>
      <Text size="sm" weight="medium">
        {total === 0 ? words.none : words.total(changing)}
      </Text>
      <PriceList rows={rows} others={total - shown.length} />
      {leftOut > 0 && (
        <Text size="sm" tone="muted">
          {words.leftOut(leftOut)}
        </Text>
      )}
      {unchanged > 0 && (
        <Text size="sm" tone="muted">
          {words.unchanged(unchanged)}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {words.best}
      </Text>
    </Stack>
  )
}

const TypedPreview = ({ of }: { of: Of }) => {
  // The form holds all of it from its first moment.
  const typed = useWatch<Typed>() as Typed
  const plan = isComplete(typed) ? planOf(typed, of) : null
  const { answer, error } = useOperationRead('plan-sale', plan, [])
  if (!plan) return null
  if (error) return <Notice tone="warning">{error.message}</Notice>
  return answer ? <Preview plan={answer} /> : null
}

const When = () => {
  const words = useWords(saleWords)
  const timezone = useTimeZone()
  const { setValue } = useFormContext<Typed>()
  const choose = (length: 'weekend' | 'week') => {
    for (const [name, value] of Object.entries(spanOf(length, new Date(), timezone)))
      setValue(name as keyof TypedSpan, value as string, { shouldDirty: true })
  }
  return (
    <Stack gap={3}>
      <Row gap={2}>
        {(['weekend', 'week'] as const).map((length) => (
          <Button key={length} size="small" onClick={() => choose(length)}>
            {words[length]}
          </Button>
        ))}
      </Row>
      <Grid min={9}>
        <DateField name="startsAt" label={words.startsOn} required />
        <TimeField name="startTime" label={words.startTime} />
        <DateField name="endsAt" label={words.endsOn} help={words.endHelp} />
        <TimeField name="endTime" label={words.endTime} />
      </Grid>
    </Stack>
  )
}

const What = ({ ids }: { ids: readonly number[] | undefined }) => {
  const words = useWords(saleWords)
  const categories = useCategories() ?? []
  const what = useWatch<Typed, 'what'>({ name: 'what' })
  const options = [
    ...(ids ? [{ value: 'chosen', label: words.chosen(ids.length) }] : []),
    { value: 'all', label: words.all },
    ...categories.map(({ id, category }) => ({ value: String(id), label: category })),
    { value: 'tag', label: words.byTag },
    { value: 'search', label: words.bySearch },
  ]
  return (
    <>
      <SelectField name="what" label={words.what} options={options} />
      {what === 'tag' && <Field name="tag" label={words.tag} required />}
      {what === 'search' && <Field name="search" label={words.search} required />}
    </>
  )
}

type SaleDialogProps = {
  /** The items that are ticked, where it is about those. */
  ids?: readonly number[]
  onClose: () => void
  onSaved?: () => void
}

/** A sale of many items: which, how much, from when until when; prices before and after are shown before it is saved. */
export const SaleDialog = ({ ids, onClose, onSaved }: SaleDialogProps) => {
  const words = useWords(saleWords)
  const timezone = useTimeZone()
  const customerId = useCustomerId()
  const of: Of = { customerId, timezone, ids }
  const { run } = useOperation('plan-sale')
  const [defaultValues] = useState<Typed>(() => ({
    ...{ what: ids ? 'chosen' : 'all', tag: '', search: '', kind: 'percent', value: null },
    ...{ name: words.usualName, leaveReduced: true },
    ...spanOf('week', new Date(), timezone),
  }))
  const save = async (typed: Typed) => {
    await run({ ...planOf(typed, of)!, save: true })
    toast.success(words.saved(typed.name))
    onSaved?.()
  }
  return (
    <Dialog open onClose={onClose} title={words.add}>
      <Form label={words.add} defaultValues={defaultValues} onSubmit={save} onSaved={onClose}>
        <Stack>
          <What ids={ids} />
          <HowMuch kinds={saleKinds} words={words} />
          <When />
          <Field name="name" label={words.name} required />
          <SwitchField name="leaveReduced" label={words.leaveReduced} />
          <TypedPreview of={of} />
        </Stack>
        <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
