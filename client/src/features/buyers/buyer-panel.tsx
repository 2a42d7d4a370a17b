import { buyerNoteContract } from '@mainstreet/shared/contracts/newsletter'
import type { ListedBuyer } from '@mainstreet/shared/contracts/orders/buyers'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Package } from 'lucide-react'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { useRemove, useSave } from '../../kit/data/data-writes'
import { TextAreaField } from '../../kit/form/fields/text-area-field'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { useWords } from '../../kit/language/bilingual'
import { ButtonLink } from '../../kit/ui/link'
import { Card } from '../../kit/ui/card'
import { Drawer } from '../../kit/ui/drawer'
import { Row, Stack } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'
import { toast } from '../../kit/ui/toaster'
import { buyerListWords } from './buyer-list-words'
import { FoundBuyer } from './found-buyer'

/** What the shop notes of a buyer; emptied, it is removed. */
const Note = ({ buyer: { email, note, noteId } }: { buyer: ListedBuyer }) => {
  const words = useWords(buyerListWords)
  const { create, patch } = useSave('buyer-notes')
  const { remove } = useRemove('buyer-notes')
  const save = async (typed: { note: string }) => {
    const text = typed.note.trim()
    if (noteId) await (text ? patch(noteId, { note: text }) : remove(noteId))
    else if (text) await create({ email, note: text })
    toast.success(words.noteSaved)
  }
  return (
    <Card title={words.ownNote}>
      <Form label={words.ownNote} contract={buyerNoteContract} defaultValues={{ note }} onSubmit={save}>
        <Stack>
          <TextAreaField name="note" hideLabel required={false} rows={3} help={words.noteHelp} />
          <FormActions submit={words.saveNote} />
        </Stack>
      </Form>
    </Card>
  )
}

type BuyerPanelProps = { buyer: ListedBuyer | null; onClose: () => void }

/** One buyer: how to reach them, the shop's note, their orders, and what is held of them. */
export const BuyerPanel = ({ buyer, onClose }: BuyerPanelProps) => {
  const words = useWords(buyerListWords)
  const { other } = useBackOfficeLinks()
  return (
    <Drawer open={buyer !== null} onClose={onClose} title={buyer ? buyer.name || buyer.email : ''}>
      {buyer && (
        <Stack key={buyer.email}>
          <Stack gap={1}>
            <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
            {buyer.phone && <a href={`tel:${buyer.phone.replace(/[^+\d]/g, '')}`}>{buyer.phone}</a>}
            <Text tone="muted">{buyer.letters ? words.letters[buyer.letters] : words.noLetters}</Text>
          </Stack>
          <Row>
            <ButtonLink
              icon={<Package />}
              to={`${other(backOfficeRoutes.orders)}?search=${encodeURIComponent(buyer.email)}`}
            >
              {words.showOrders}
            </ButtonLink>
          </Row>
          <Note buyer={buyer} />
          <FoundBuyer email={buyer.email} onErased={onClose} />
        </Stack>
      )}
    </Drawer>
  )
}
