import type { Account } from '@mainstreet/shared/contracts/account'
import { orderContract } from '@mainstreet/shared/contracts/orders/orders'
import { timeOffContract, type ProfileTimeOff } from '@mainstreet/shared/contracts/site/time-off'
import { chosenWays } from '@mainstreet/shared/rules/orders/checkout-fields'
import { holdsUp, orderRules } from '@mainstreet/shared/rules/time/time-off'
import { useWatch } from 'react-hook-form'
import { useList } from '../../../kit/data/data'
import { useOperation, useSave } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { DateField } from '../../../kit/form/fields/date-field'
import { Field } from '../../../kit/form/fields/field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { Dialog } from '../../../kit/ui/dialog'
import { Notice } from '../../../kit/ui/notice'
import { Grid, Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import { DayBookings } from '../../bookings/day-bookings'
import { timeOffWords } from './time-off-words'
import { useDaysText } from './use-days-text'

type Typed = Pick<ProfileTimeOff, 'reason' | 'closed' | 'orders' | 'tables'> & {
  startsOn: string | null
  endsOn: string | null
  /** Whether the buyers of the orders that wait are told. */
  tell: boolean
}

type TimeOffDialogProps = {
  account: Account
  today: string
  /** What is changed; new without. */
  row?: ProfileTimeOff
  onClose: () => void
}

/** What lies in the days as they are typed, where it cannot take place. */
const InTheseDays = () => {
  const { startsOn, endsOn, closed, tables, reason } = useWatch<Typed>()
  if (!startsOn || !endsOn || endsOn < startsOn || (!closed && tables)) return null
  return <DayBookings from={startsOn} until={endsOn} reason={reason ?? ''} />
}

/** How many paid orders cannot be sent or handed over in the days as they are typed, with a switch to tell their buyers. */
const WaitingOrders = () => {
  const words = useWords(timeOffWords)
  const { startsOn, closed = true, orders = 'taken' } = useWatch<Typed>()
  const $in = chosenWays.filter((type) => holdsUp({ closed, orders }, type))
  const waiting = { status: 'paid', shippingType: { $in }, $limit: 0 }
  const enabled = useMay(orderContract, 'find') && $in.length > 0
  const { total = 0 } = useList('account-orders', waiting, { enabled })
  if (!startsOn || !enabled || total === 0) return null
  return (
    <Notice tone="warning" title={words.waitingOrders(total)}>
      <SwitchField name="tell" label={words.tellBuyers(total)} help={words.tellBuyersHelp} />
    </Notice>
  )
}

/** Tells the buyers of the orders that wait; the days are saved by then, whatever becomes of it. */
const useTellBuyers = () => {
  const words = useWords(timeOffWords)
  const { run } = useOperation('tell-buyers')
  return async (timeOffId: number) => {
    try {
      const { told } = await run({ timeOffId })
      toast.success(words.told(told))
    } catch (error) {
      toast.error(words.notTold, error)
    }
  }
}

const Tables = ({ account }: { account: Account }) => {
  const { closed } = useWatch<Typed>()
  return account.roles.includes('Restaurant') && !closed ? <SwitchField name="tables" /> : null
}

/** Days on which the business is off: from and until, why, and what stops; what lies in them is told before they are saved. */
export const TimeOffDialog = ({ account, today, row, onClose }: TimeOffDialogProps) => {
  const words = useWords(timeOffWords)
  const daysText = useDaysText()
  const { create, patch } = useSave('profile-time-off')
  const tellBuyersOf = useTellBuyers()
  const title = row ? words.edit(daysText(row)) : words.add
  const orders = account.ecommerceEnabled ? ('later' as const) : ('taken' as const)
  const defaultValues: Typed = {
    tell: false,
    ...(row ?? { startsOn: null, endsOn: null, reason: '', closed: true, orders, tables: false }),
  }
  const save = async ({ startsOn, endsOn, tell, ...rest }: Typed) => {
    const columns = { ...rest, startsOn: startsOn!, endsOn: endsOn! }
    const saved = await (row ? patch(row.id, columns) : create(columns))
    toast.success(words.saved(daysText(saved)))
    if (tell) await tellBuyersOf(saved.id)
  }
  return (
    <Dialog open onClose={onClose} title={title} description={words.dialogAbout}>
      <Form
        label={title}
        contract={timeOffContract}
        rowId={row?.id}
        defaultValues={defaultValues}
        onSubmit={save}
        onSaved={onClose}
      >
        <Stack>
          <Grid min={9}>
            <DateField name="startsOn" min={row ? undefined : today} required />
            <DateField name="endsOn" min={today} required />
          </Grid>
          <Field name="reason" placeholder={words.reasonPlaceholder} help={words.reasonHelp} />
          <SwitchField name="closed" />
          {account.ecommerceEnabled && (
            <SelectField
              name="orders"
              options={orderRules.map((value) => ({ value, label: words.orders[value] }))}
            />
          )}
          <Tables account={account} />
          <InTheseDays />
          {account.ecommerceEnabled && <WaitingOrders />}
        </Stack>
        <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
