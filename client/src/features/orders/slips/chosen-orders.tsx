import type { Order } from '@mainstreet/shared/contracts/orders'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { ButtonLink } from '../../../kit/ui/link'
import type { RowChoice } from '../../../kit/ui/table-columns'
import { orderWords } from '../order-words'
import styles from './slips.module.css'

type Chosen = ReadonlySet<string | number>

/** The orders that the user has ticked in the list. */
export const useChosenOrders = () => {
  const words = useWords(orderWords)
  const [chosen, setChosen] = useState<Chosen>(new Set())
  const choice = useMemo(
    (): RowChoice<Order> => ({
      chosen,
      header: words.choose,
      label: ({ orderNumber }) => words.chooseOne(orderNumber),
      onChoose: ({ id }, isChosen) =>
        setChosen(
          (before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)),
        ),
    }),
    [chosen, words],
  )
  return { chosen, setChosen, choice }
}

type ChosenOrdersProps = {
  rows: readonly Order[] | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Ticks all orders of the page at once, and prints what is ticked on it. */
export const ChosenOrders = ({ rows = [], chosen, onChoose }: ChosenOrdersProps) => {
  const words = useWords(orderWords)
  if (rows.length === 0) return null
  // What has left the page since is not printed unseen.
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id))
  const isAll = ids.length === rows.length
  return (
    <div className={styles.chosen}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = ids.length > 0 && !isAll
          }}
          onChange={({ target }) => onChoose(new Set(target.checked ? rows.map(({ id }) => id) : []))}
        />
        {words.chooseAll(rows.length)}
      </label>
      {ids.length > 0 && (
        <ButtonLink to={`${backOfficeRoutes.packingSlips}?ids=${ids.join(',')}`} icon={<Printer />}>
          {words.printSlips(ids.length)}
        </ButtonLink>
      )}
    </div>
  )
}
