import { quoteContract, type ProfileQuote } from '@mainstreet/shared/contracts/site/quotes'
import { Plus, Quote, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { Field } from '../../../kit/form/fields/field'
import { TextAreaField } from '../../../kit/form/fields/text-area-field'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { EmptyState } from '../../../kit/ui/empty-state'
import { IconButton } from '../../../kit/ui/icon-button'
import { Row, Stack } from '../../../kit/ui/stack'
import { contentWords } from '../words'
import { quoteWords } from './quote-words'

const Fields = () => {
  const { nameHelp } = useWords(quoteWords)
  return (
    <>
      <TextAreaField name="words" rows={3} />
      <Row gap={4} align="start">
        <Field name="name" help={nameHelp} autoComplete="off" />
        <Field name="year" autoComplete="off" />
      </Row>
    </>
  )
}

const NewQuote = ({ onDone }: { onDone: () => void }) => {
  const words = useWords(quoteWords)
  const { cancel } = useWords(contentWords)
  const { create } = useSave('profile-quotes')
  return (
    <Card title={words.add}>
      <Form
        label={words.add}
        contract={quoteContract}
        defaultValues={{ words: '', name: '', year: '', translations: {} }}
        onSubmit={create}
        onSaved={onDone}
      >
        <Fields />
        <FormActions submit={words.save}>
          <Button onClick={onDone}>{cancel}</Button>
        </FormActions>
      </Form>
    </Card>
  )
}

/** What people say of the business: added, changed in place and removed; the newest stands first, as on the site. */
export const QuotesTab = ({ rows }: { rows: readonly ProfileQuote[] }) => {
  const words = useWords(quoteWords)
  const common = useWords(contentWords)
  const mayAdd = useMay(quoteContract, 'create')
  const mayRemove = useMay(quoteContract, 'remove')
  const { hidden, removeWithUndo } = useUndoableRemoval('profile-quotes')
  const [isAdding, setAdding] = useState(false)
  const shown = rows.filter(({ id }) => !hidden.has(id)).toSorted((a, b) => b.id - a.id)
  const add = mayAdd && !isAdding && (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <Stack>
      {isAdding && <NewQuote onDone={() => setAdding(false)} />}
      {shown.length > 0 && add && <Row>{add}</Row>}
      {shown.map((row) => (
        <Card
          key={row.id}
          title={words.of(row.name)}
          action={
            mayRemove && (
              <IconButton
                label={common.remove(words.of(row.name))}
                icon={<Trash2 />}
                onClick={() => removeWithUndo(row.id, common.removed(words.of(row.name)))}
              />
            )
          }
        >
          <AutoSaveForm contract={quoteContract} row={row} label={words.of(row.name)}>
            <Fields />
          </AutoSaveForm>
        </Card>
      ))}
      {shown.length === 0 && !isAdding && (
        <EmptyState title={words.none} icon={<Quote />} action={add} sample={words.sample}>
          {words.noneAbout}
        </EmptyState>
      )}
    </Stack>
  )
}
