import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Printer } from 'lucide-react'
import { useWords } from '../../../kit/language/bilingual'
import { ChosenRows, useChosenRows, type Chosen } from '../../../kit/ui/chosen-rows'
import { ButtonLink } from '../../../kit/ui/link'
import { orderWords } from '../order-words'

const labelOf = ({ chooseOne }: (typeof orderWords)['en'], { orderNumber }: Order) => chooseOne(orderNumber)

/** The orders that the user has ticked in the list. */
export const useChosenOrders = () => useChosenRows(useWords(orderWords), labelOf)

type ChosenOrdersProps = {
  rows: readonly Order[] | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Ticks all orders of the page at once, and prints what is ticked on it. */
export const ChosenOrders = ({ rows, chosen, onChoose }: ChosenOrdersProps) => {
  const words = useWords(orderWords)
  return (
    <ChosenRows {...{ rows, chosen, onChoose }}>
      {(orders) => (
        <ButtonLink
          to={`${backOfficeRoutes.packingSlips}?ids=${orders.map(({ id }) => id).join(',')}`}
          icon={<Printer />}
        >
          {words.printSlips(orders.length)}
        </ButtonLink>
      )}
    </ChosenRows>
  )
}
