import { Store } from 'lucide-react'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { orderContract } from '@mainstreet/shared/contracts/orders/orders'
import type { chosenWays } from '@mainstreet/shared/rules/orders/checkout-fields'
import { useState } from 'react'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { useWords } from '../../../kit/language/bilingual'
import { ErrorState } from '../../../kit/ui/error-state'
import { Page } from '../../../kit/ui/page'
import { Grid } from '../../../kit/ui/stack'
import { Skeleton } from '../../../kit/ui/skeleton'
import { PaidWithField } from '../paid-with-field'
import { orderWords } from '../order-words'
import { BuyerFields } from './buyer-fields'
import { emptyOrder, type NewOrder } from './new-order'
import styles from './new-order.module.css'
import { OrderSums } from './order-sums'
import { PickedLines } from './picked-lines'
import { useCreateOrder } from './use-create-order'
import { newOrderWords } from './words'
import { useChoiceField } from '../../../kit/form/fields/use-form-field'
import { Card } from '../../../kit/ui/card'
import { RadioCards } from '../../../kit/ui/radio-cards'
import { useAccount } from '../../../kit/data/use-account'

// The nearest first: the form starts with it.
const inTheirOrder: readonly (typeof chosenWays)[number][] = ['pickup', 'delivery', 'shipping']

/** How the order reaches its buyer: any way, offered online or not. */
const WayField = () => {
  const words = useWords(newOrderWords)
  const { shipping } = useWords(orderWords)
  const { value, onChange, label, error } = useChoiceField({ name: 'shippingType' }).field
  return (
    <Card>
      <RadioCards
        columns
        {...{ label, value, onChange, error }}
        options={inTheirOrder.map((way) => ({
          value: way,
          title: shipping[way],
          description: words.ways[way],
        }))}
      />
    </Card>
  )
}

const OrderForm = ({ province, timezone }: { province: string; timezone: string }) => {
  const words = useWords(newOrderWords)
  const { save, show } = useCreateOrder()
  const [start] = useState(() => emptyOrder(province))
  return (
    <Form<NewOrder>
      contract={orderContract}
      label={words.title}
      defaultValues={start}
      onSubmit={save}
      onSaved={show}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <PickedLines timezone={timezone} />
          <WayField />
          <Card>
            <Grid min={14}>
              <PaidWithField />
              <Field name="discountCode" autoComplete="off" autoCapitalize="characters" />
              <Field name="giftCode" label={words.giftCard} autoComplete="off" autoCapitalize="characters" />
            </Grid>
          </Card>
          <BuyerFields />
        </div>
        <div className={styles.side}>
          <OrderSums />
        </div>
      </div>
      <FormActions submit={words.save} bar />
    </Form>
  )
}

/** An order that was taken by phone or at the market, written down by its owner. */
export const DashboardNewOrderPage = () => {
  const words = useWords(newOrderWords)
  const { title } = useWords(orderWords)
  const links = useBackOfficeLinks()
  const { row: account, error, refetch } = useAccount()
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: links.orders, label: title }}
      secondary={[{ label: words.till, icon: <Store />, to: backOfficeRoutes.till }]}
    >
      {account && <OrderForm province={account.str_province} timezone={account.timezone} />}
      {!account && error && <ErrorState error={error} onRetry={refetch} />}
      {!account && !error && <Skeleton block lines={6} />}
    </Page>
  )
}
