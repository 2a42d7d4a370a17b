import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { fulfilmentAnchor } from '@mainstreet/shared/routes'
import { useRow } from '../../../kit/data/data'
import { useOperation } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { toast } from '../../../kit/ui/toaster'
import { detailWords } from './detail-words'

const undoForMs = 10_000

/** Moves the focus to what is to be done next. */
export const focusStep = () => document.getElementById(fulfilmentAnchor)?.focus({ preventScroll: true })

/** Says that a step has been taken, with ten seconds to take it back, and keeps the focus where the step was. */
export const useStepTaken = ({ id, orderNumber }: Order) => {
  const words = useWords(detailWords)
  const { run } = useOperation('undo-order-step')
  const { refetch } = useRow('account-orders', id)
  const undo = () =>
    run({ orderId: id }).then(
      () => {
        refetch()
        toast.success(words.undone(orderNumber))
        focusStep()
      },
      (error: unknown) => toast.error(words.notUndone, error),
    )
  return (message: string) => {
    toast.info(message, { label: words.undo, onClick: () => void undo() }, undoForMs)
    focusStep()
  }
}
