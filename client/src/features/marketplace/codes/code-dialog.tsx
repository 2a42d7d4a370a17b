import { discountCodeContract, type DiscountCode } from '@mainstreet/shared/contracts/discount-codes'
import { codeKinds } from '@mainstreet/shared/rules/money/discount-code'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { DateField } from '../../../kit/form/fields/date-field'
import { Field } from '../../../kit/form/fields/field'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { NumberField } from '../../../kit/form/fields/number-field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { useTimeZone } from '../../../kit/language/use-formats'
import { Dialog } from '../../../kit/ui/dialog'
import { Grid, Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import { useCategories } from '../list/use-categories'
import { HowMuch } from '../sales/how-much'
import { momentsOf } from '../sales/sale-span'
import { codeWords } from './code-words'

/** What the dialog is about: a code, or a new one. */
export type EditedCode = DiscountCode | 'new'

interface Of {
  edited: EditedCode
  /** The products that a new one is for; without them it is for everything, or what is chosen. */
  ids?: readonly number[]
}

interface Typed extends Pick<DiscountCode, 'code' | 'kind' | 'usageLimit' | 'perBuyer'> {
  value: number | null
  minimum: number | null
  /** Days of the business's clock; an end is the last day. */
  startsAt: string | null
  endsAt: string | null
  /** "all", "kept" for what the dialog cannot say, or a category's id. */
  what: string
}

const fresh: Typed = {
  code: '',
  kind: 'percent',
  value: null,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  what: 'all',
  usageLimit: null,
  perBuyer: null,
}

const dayIn = (moment: string | null, timezone: string, beforeMs = 0): string | null =>
  moment && localTime(new Date(Date.parse(moment) - beforeMs), timezone).date

const whatOf = ({ itemIds, categoryIds }: DiscountCode): string => {
  if (itemIds.length > 0 || categoryIds.length > 1) return 'kept'
  return categoryIds.length ? String(categoryIds[0]) : 'all'
}

const typedOf = ({ edited, ids }: Of, timezone: string): Typed =>
  edited === 'new'
    ? { ...fresh, what: ids ? 'kept' : 'all' }
    : {
        ...edited,
        startsAt: dayIn(edited.startsAt, timezone),
        // It ends with the next day's beginning.
        endsAt: dayIn(edited.endsAt, timezone, 1),
        what: whatOf(edited),
      }

const chosenOf = (what: string, ids: readonly number[] | undefined) => {
  if (what === 'kept') return ids ? { itemIds: [...ids] } : {}
  return { itemIds: [], categoryIds: what === 'all' ? [] : [Number(what)] }
}

const bodyOf = ({ what, startsAt, endsAt, ...typed }: Typed, { ids }: Of, timezone: string) => {
  const days = { startTime: '', endTime: '' }
  // Only an end needs no beginning: any day before it does.
  const ends = momentsOf({ ...days, startsAt: startsAt ?? endsAt, endsAt }, timezone)
  return {
    code: typed.code,
    kind: typed.kind,
    value: typed.kind === 'shipping' ? 0 : (typed.value ?? 0),
    minimum: typed.minimum ?? 0,
    usageLimit: typed.usageLimit,
    perBuyer: typed.perBuyer,
    startsAt: startsAt ? ends!.startsAt : null,
    endsAt: ends?.endsAt ?? null,
    ...chosenOf(what, ids),
  }
}

const IsFor = ({ kept }: { kept: string | undefined }) => {
  const words = useWords(codeWords)
  const categories = useCategories() ?? []
  const options = [
    { value: 'all', label: words.everything },
    ...(kept ? [{ value: 'kept', label: kept }] : []),
    ...categories.map(({ id, category }) => ({ value: String(id), label: category })),
  ]
  return <SelectField name="what" label={words.isFor} options={options} />
}

type CodeDialogProps = Of & { onClose: () => void; onSaved?: () => void }

/** Makes or changes a discount code. */
export const CodeDialog = ({ edited, ids, onClose, onSaved }: CodeDialogProps) => {
  const words = useWords(codeWords)
  const timezone = useTimeZone()
  const { create, patch } = useSave('discount-codes')
  const [defaultValues] = useState(() => typedOf({ edited, ids }, timezone))
  const title = edited === 'new' ? words.add : words.edit
  const save = async (typed: Typed) => {
    const body = bodyOf(typed, { edited, ids }, timezone)
    await (edited === 'new' ? create(body) : patch(edited.id, body))
    toast.success(words.saved(typed.code.trim()))
    onSaved?.()
  }
  const { itemIds, categoryIds } = edited === 'new' ? { itemIds: ids ?? [], categoryIds: [] } : edited
  const kept = defaultValues.what === 'kept' ? words.kept(itemIds.length, categoryIds.length) : undefined
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form<Typed>
        label={title}
        contract={discountCodeContract}
        defaultValues={defaultValues}
        onSubmit={save}
        onSaved={onClose}
      >
        <Stack>
          <Field name="code" help={words.codeHelp} autoComplete="off" autoCapitalize="characters" required />
          <HowMuch kinds={codeKinds} words={words} />
          <IsFor kept={kept} />
          <MoneyField name="minimum" label={words.minimum} help={words.minimumHelp} />
          <Grid min={9}>
            <DateField name="startsAt" label={words.startsOn} />
            <DateField name="endsAt" label={words.endsOn} help={words.endHelp} />
            <NumberField name="usageLimit" label={words.limit} help={words.timesHelp} />
            <NumberField name="perBuyer" label={words.perBuyer} help={words.timesHelp} />
          </Grid>
        </Stack>
        <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
