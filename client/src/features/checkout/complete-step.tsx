import { pathTo, routes } from '@mainstreet/shared/routes'
import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '../../kit/ui/link'
import { Button } from '../../kit/ui/button'
import { usePath } from '../../kit/site/site-link'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { Spinner } from '../../kit/ui/spinner'
import { ReceiptLines } from '../orders/receipt/receipt-lines'
import { useBuyerOrder } from '../orders/receipt/use-buyer-order'
import { WhatNext } from '../orders/receipt/what-next'
import styles from './checkout.module.css'
import type { Paid } from '../../kit/payment/pay-by-card'
import { Text } from '../../kit/ui/text'

/** What happens next and what was bought; the order stands without it, should it not be readable now. */
const Receipt = ({ data, isLoading }: ReturnType<typeof useBuyerOrder>) => {
  if (isLoading) return <Spinner />
  if (!data) return null
  return (
    <div className={styles.receipt}>
      <WhatNext {...data} />
      <ReceiptLines {...data} />
    </div>
  )
}

/** The order is placed: its number, what happens next, what was bought, and a link to it. */
export const CompleteStep = ({ paid, onClose }: { paid: Paid; onClose: () => void }) => {
  const words = useCheckoutWords('complete')
  const path = usePath()
  const receipt = useBuyerOrder(paid.token)
  return (
    <div className={styles.complete}>
      <CircleCheck className={styles.done} aria-hidden="true" />
      <Text as="h3" size="2xl">
        {words.title}
      </Text>
      <p>{receipt.data?.order.status === 'pending' ? words.toPay : words.text}</p>
      <p className={styles.number}>
        {words.number}
        <strong>{paid.orderNumber}</strong>
      </p>
      <Receipt {...receipt} />
      <ButtonLink to={path(pathTo(routes.order, paid.token))} variant="primary" size="large" wide>
        {words.see}
      </ButtonLink>
      <Button wide onClick={onClose}>
        {words.close}
      </Button>
    </div>
  )
}
