import { orderContract, type Order } from '@mainstreet/shared/contracts/orders/orders'
import { useState } from 'react'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { SaveStatus } from '../../../kit/form/save-status'
import { TextAreaField } from '../../../kit/form/fields/text-area-field'
import type { SaveState } from '../../../kit/form/use-auto-save'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { detailWords } from './detail-words'
import styles from './detail.module.css'

/** What the shop notes for itself; saved when the box is left. */
export const ShopNotes = ({ order }: { order: Order }) => {
  const words = useWords(detailWords)
  const [state, setState] = useState<SaveState>()
  return (
    <div className={styles.noPrint}>
      <Card
        title={words.shopNotes}
        description={words.shopNotesAbout}
        action={<SaveStatus state={state} thing={words.shopNotes} />}
      >
        <AutoSaveForm contract={orderContract} row={order} label={words.shopNotes} onState={setState}>
          <TextAreaField name="shopNotes" hideLabel rows={3} />
        </AutoSaveForm>
      </Card>
    </div>
  )
}
